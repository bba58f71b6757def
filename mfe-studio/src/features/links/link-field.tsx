import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import styled from 'styled-components';
import { DocIcon, Field, TextInput } from '@shop/shared/ui';
import { SmallButton } from '../../components';
import { FileLibrary } from '../media';
import { linkOf, linkWords, type LinkTarget } from './link-words';
import { useLinkedFile, useLinkProblem } from './use-link-answers';

const KINDS = { page: 'страница', anchor: 'на\u00A0этой странице', product: 'товар', file: 'файл' } as const;

const Line = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

interface LinkFieldProps {
  label: string;
  value: string;
  /** What can be chosen by name. */
  targets: readonly LinkTarget[];
  isOptional?: boolean;
  /** What is known to be wrong, before what is seen while one types. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange: (href: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Where a link leads: chosen by the name of a page, block or product, typed, or a file. */
export function LinkField(props: LinkFieldProps) {
  const { label, value, targets, isOptional = false, error, ref, onChange, onKeyDown } = props;
  const listId = useId();
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const file = useLinkedFile(value);
  const problem = useLinkProblem(value, targets);
  const words = linkWords(value, targets, { file, problem });
  return (
    <Field label={label} isOptional={isOptional} hint={words.hint} error={error ?? words.error}>
      {(control) => (
        <>
          <Line>
            <TextInput
              {...control}
              isSmall
              ref={ref}
              list={listId}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={value}
              onKeyDown={onKeyDown}
              onChange={({ target }) => onChange(linkOf(target.value))}
            />
            <SmallButton
              label={`${label}: файл`}
              title="Ссылка на&nbsp;файл"
              aria-expanded={isLibraryOpen}
              onClick={() => setIsLibraryOpen(!isLibraryOpen)}
            >
              <DocIcon size={16} />
            </SmallButton>
          </Line>
          {isLibraryOpen && (
            <FileLibrary
              chosen={value}
              onChoose={(address) => {
                onChange(address);
                setIsLibraryOpen(false);
              }}
            />
          )}
          <datalist id={listId}>
            {targets.map(({ href, name, kind }) => (
              <option key={href} value={href}>
                {`${name}, ${KINDS[kind]}`}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

import { useId, type KeyboardEvent, type Ref } from 'react';
import { Field, TextInput } from '@shop/shared/ui';
import { linkOf, linkWords, type LinkTarget } from './link-words';

const KINDS = { page: 'страница', anchor: 'на\u00A0этой странице', product: 'товар' } as const;

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

/** Where a link leads: chosen by the name of a page, block or product, or typed. */
export function LinkField(props: LinkFieldProps) {
  const { label, value, targets, isOptional = false, error, ref, onChange, onKeyDown } = props;
  const listId = useId();
  const words = linkWords(value, targets);
  return (
    <Field label={label} isOptional={isOptional} hint={words.hint} error={error ?? words.error}>
      {(control) => (
        <>
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

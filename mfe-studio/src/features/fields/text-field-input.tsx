import { useId, type KeyboardEvent, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import type { FactTexts } from '@shop/shared/facts';
import { isSampleIn, type TextField } from '@shop/shared/page-documents';
import { Field, Mono, TextInput } from '@shop/shared/ui';
import { shownText } from '../../editing';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';
import { GrowingText } from './growing-text';

/** From here on, a text without a tight limit shows how long it is. */
const SHOWN_FROM = 0.8;
const TIGHT = 500;

const INPUT_TYPES: Partial<Record<NonNullable<TextField['role']>, string>> = { day: 'date' };

const Counter = styled(Mono)<{ $isOver: boolean }>`
  color: ${({ $isOver }) => ($isOver ? 'var(--c-danger)' : 'var(--c-text-3)')};
  white-space: nowrap;
`;

/** «необязательно», or how much of the limit is used. */
function asideOf({ max, role, isOptional }: TextField, length: number) {
  const isCounted = role !== 'day' && (max <= TIGHT || length > max * SHOWN_FROM);
  if (isCounted && (length > 0 || !isOptional))
    return (
      <Counter $isOver={length > max}>
        {length}&nbsp;/&nbsp;{max}
      </Counter>
    );
  return undefined;
}

/** A limit is told while one types, and not only when publishing is asked for. */
const limitFault = ({ max }: TextField, length: number) =>
  length > max ? `Длиннее на\u00A0${length - max}, чем можно` : undefined;

/** What the page shows in place of names, and where that is changed: it is not in the text. */
function hintOf(text: string, facts: FactTexts) {
  const shown = shownText(text, facts);
  return shown === text ? undefined : `На\u00A0странице: ${shown} (в\u00A0скобках данные «Магазина», их меняют там)`;
}

/** The browser offers them where one types. */
function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

/** A text. It grows with its lines; a link or a day has one line. */
export function TextFieldInput({ field, path, value, label = field.label }: FieldInputProps<TextField>) {
  const { change, facts, faults } = useFields();
  const text = typeof value === 'string' ? value : '';
  const { role, isOptional = false, suggestions } = field;
  const listId = useId();
  const isOneLine = suggestions !== undefined || (role !== undefined && role !== 'heading');

  // An optional text is said or absent: an empty one would keep the page from being published.
  const set = (next: string) => change(path, next === '' && isOptional ? undefined : next);
  // A page has no line breaks inside a text, so Enter would do nothing that can be seen.
  const keepLine = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };

  /** What is typed next replaces a sample, whether a key or a press has led to it. */
  const chooseSample = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (isSampleIn(field, text)) currentTarget.select();
  };

  return (
    <Field
      label={label}
      hint={hintOf(text, facts) ?? (suggestions && `Например, ${suggestions.join(', ')}`)}
      isOptional={isOptional}
      aside={asideOf(field, text.length)}
      error={faults.get(path) ?? limitFault(field, text.length)}
    >
      {(control) =>
        isOneLine ? (
          <>
            <TextInput
              {...control}
              isSmall
              type={(role && INPUT_TYPES[role]) ?? 'text'}
              list={suggestions && listId}
              value={text}
              spellCheck={false}
              onChange={({ target }) => set(target.value)}
            />
            {suggestions && <Suggestions id={listId} words={suggestions} />}
          </>
        ) : (
          <GrowingText
            {...control}
            value={text}
            onFocus={chooseSample}
            onClick={chooseSample}
            onKeyDown={keepLine}
            onChange={({ target }) => set(target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
          />
        )
      }
    </Field>
  );
}

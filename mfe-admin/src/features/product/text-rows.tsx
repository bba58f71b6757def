import styled from 'styled-components';
import { useRowFocus } from '@shop/shared/staff';
import { Button, FieldError, media, TextInput } from '@shop/shared/ui';
import { EMPTY_ROW, type TextRow } from './details-form';
import { moved } from './product-form';
import { RowButtons } from './row-buttons';

const Lines = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) max-content;
    gap: 4px 12px;
    align-items: center;
  }

  @media ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** How the rows are called: «Документ», «Название», «Адрес», «Добавить документ». */
export interface RowWords {
  row: string;
  title: string;
  text: string;
  add: string;
}

interface TextRowsProps {
  words: RowWords;
  rows: readonly TextRow[];
  /** The id of a list of what the text may be. */
  offers?: string;
  error: string | undefined;
  onChange: (rows: readonly TextRow[]) => void;
}

/** Rows of two texts, in an order that buttons change. */
export function TextRows({ words, rows, offers, error, onChange }: TextRowsProps) {
  const { list, willAdd, willRemove } = useRowFocus<HTMLOListElement>(rows.length);
  const change = (index: number, part: Partial<TextRow>) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, ...part } : row)));
  const remove = (index: number) => {
    willRemove(index);
    onChange(rows.filter((_row, place) => place !== index));
  };
  const add = () => {
    willAdd();
    onChange([...rows, EMPTY_ROW]);
  };
  return (
    <div>
      <Lines ref={list}>
        {rows.map(({ title, text }, index) => {
          const name = `${words.row} ${index + 1}`;
          return (
            // Rows have no other name; one that moves takes its texts with it.
            <li key={index}>
              <TextInput
                isSmall
                autoComplete="off"
                aria-label={`${name}: ${words.title.toLowerCase()}`}
                placeholder={words.title}
                value={title}
                onChange={({ target }) => change(index, { title: target.value })}
              />
              <TextInput
                isSmall
                autoComplete="off"
                aria-label={`${name}: ${words.text.toLowerCase()}`}
                placeholder={words.text}
                list={offers}
                value={text}
                onChange={({ target }) => change(index, { text: target.value })}
              />
              <RowButtons
                {...{ name, index }}
                count={rows.length}
                removeLabel={`Убрать: ${name}`}
                onMove={(by) => onChange(moved(rows, index, by))}
                onRemove={() => remove(index)}
              />
            </li>
          );
        })}
      </Lines>
      {error !== undefined && <FieldError role="alert">{error}</FieldError>}
      <Button kind="quiet" onClick={add}>
        {words.add}
      </Button>
    </div>
  );
}

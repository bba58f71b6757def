import { useState } from 'react';
import styled from 'styled-components';
import { countOf, formatDateTime, formatPrice } from '@shop/shared/format';
import { Button, Checkbox, Note, Panel, Row } from '@shop/shared/ui';
import { Foot } from '../../components';
import type { FileFieldsFragment } from '../../generated/graphql';
import type { GoodsFile } from './use-goods-file';

const CHANGES = ['изменение', 'изменения', 'изменений'] as const;
const FAULTS = ['ошибка', 'ошибки', 'ошибок'] as const;
const FIELDS: Readonly<Record<string, string>> = {
  name: 'Название',
  brand: 'Бренд',
  price: 'Цена',
  active: 'В\u00A0продаже',
  onHand: 'На\u00A0полке',
};

const Lines = styled(Panel)`
  padding: 4px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & > li {
    padding: 6px 0;
  }

  & > li + li {
    border-top: 1px solid var(--c-line);
  }
`;

type Change = FileFieldsFragment['changes'][number];

function valueWords(field: string, value: string | null | undefined): string {
  if (!value) return '—';
  return field === 'price' ? formatPrice(Number(value.replace(',', '.'))) : value;
}

const changeWords = ({ article, field, was, now }: Change) =>
  `${article} · ${FIELDS[field] ?? field} · ${valueWords(field, was)} → ${valueWords(field, now)}`;

function Faults({ faults }: Pick<FileFieldsFragment, 'faults'>) {
  return (
    <>
      <Note kind="danger">
        {`В\u00A0файле ${countOf(faults.length, FAULTS)}. Ничего не\u00A0изменено: исправьте файл и\u00A0загрузите снова.`}
      </Note>
      <Lines as="ul" aria-label="Ошибки">
        {faults.map(({ line, column, text }, index) => (
          <li key={index}>{`Строка\u00A0${line}${column ? `, «${column}»` : ''}: ${text}`}</li>
        ))}
      </Lines>
    </>
  );
}

interface DifferenceProps {
  file: FileFieldsFragment;
  goodsFile: GoodsFile;
}

/** Prices that are to be ticked stand where they are seen first. */
const jumpsFirst = (changes: readonly Change[]) =>
  changes.toSorted((one, other) => Number(other.isJump) - Number(one.isJump));

/**
 * What will change; a price that jumps is ticked first. The button stays in sight, however long the
 * list.
 */
function Difference({ file, goodsFile }: DifferenceProps) {
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const { id, changes } = file;
  if (changes.length === 0) return <Note role="status">В&nbsp;файле то же, что в&nbsp;магазине.</Note>;
  const open = changes.filter(({ isJump, key }) => isJump && !accepted.includes(key)).length;
  const tick = (key: string) =>
    setAccepted((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]));
  return (
    <>
      <Lines as="ul" aria-label="Что изменится">
        {jumpsFirst(changes).map((change) => (
          <li key={change.key}>
            {change.isJump ? (
              <Checkbox checked={accepted.includes(change.key)} onChange={() => tick(change.key)}>
                {`${changeWords(change)} — больше чем наполовину`}
              </Checkbox>
            ) : (
              changeWords(change)
            )}
          </li>
        ))}
      </Lines>
      <Foot aria-label="Сохранение">
        <span role="status">
          {open > 0
            ? `Отметьте цены, которые меняются больше чем наполовину: ${open}`
            : `Файл проверен, ошибок нет. Пока ничего не\u00A0изменено.`}
        </span>
        <Row gap={2}>
          <Button
            data-save
            isLoading={goodsFile.isBusy}
            disabled={open > 0}
            onClick={() => void goodsFile.apply(id, [...accepted])}
          >
            {`Применить ${countOf(changes.length, CHANGES)}`}
          </Button>
        </Row>
      </Foot>
    </>
  );
}

/** What came of a file, and what can be done with it. */
export function FileResult({ file, goodsFile }: DifferenceProps) {
  const { id, state, faults, changes, kept, undoUntil } = file;
  if (state === 'refused') return <Faults faults={faults} />;
  if (state === 'checked') return <Difference key={id} file={file} goodsFile={goodsFile} />;
  if (state === 'applied')
    return (
      <>
        <Note role="status">{`Применено: ${countOf(changes.length, CHANGES)}.`}</Note>
        {undoUntil && (
          <Row gap={2}>
            <Button kind="quiet" isLoading={goodsFile.isBusy} onClick={() => void goodsFile.undo(id)}>
              Отменить файл
            </Button>
            <span>{`Можно до\u00A0${formatDateTime(undoUntil)}`}</span>
          </Row>
        )}
      </>
    );
  return (
    <>
      <Note role="status">
        {kept.length > 0 ? 'Файл отменён. Это успели изменить, и\u00A0оно осталось:' : 'Файл отменён.'}
      </Note>
      {kept.length > 0 && (
        <Lines as="ul" aria-label="Осталось">
          {kept.map((change) => (
            <li key={change.key}>{changeWords(change)}</li>
          ))}
        </Lines>
      )}
    </>
  );
}

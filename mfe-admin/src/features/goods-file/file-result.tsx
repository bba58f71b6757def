import { useState } from 'react';
import { countOf, formatDateTime, formatPrice } from '@shop/shared/format';
import { Button, Checkbox, Note, Row } from '@shop/shared/ui';
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
      <ul aria-label="Ошибки">
        {faults.map(({ line, column, text }, index) => (
          <li key={index}>{`Строка\u00A0${line}${column ? `, «${column}»` : ''}: ${text}`}</li>
        ))}
      </ul>
    </>
  );
}

interface DifferenceProps {
  file: FileFieldsFragment;
  goodsFile: GoodsFile;
}

/** What will change; a price that jumps is ticked first. */
function Difference({ file, goodsFile }: DifferenceProps) {
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const { id, changes } = file;
  if (changes.length === 0) return <Note role="status">В&nbsp;файле то же, что в&nbsp;магазине.</Note>;
  const isReady = changes.every(({ isJump, key }) => !isJump || accepted.includes(key));
  const tick = (key: string) =>
    setAccepted((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]));
  return (
    <>
      <ul aria-label="Что изменится">
        {changes.map((change) => (
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
      </ul>
      <Row gap={2}>
        <Button
          isLoading={goodsFile.isBusy}
          disabled={!isReady}
          onClick={() => void goodsFile.apply(id, [...accepted])}
        >
          {`Применить ${countOf(changes.length, CHANGES)}`}
        </Button>
      </Row>
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
        <ul aria-label="Осталось">
          {kept.map((change) => (
            <li key={change.key}>{changeWords(change)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

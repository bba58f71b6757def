import { useId } from 'react';
import { PRINTED_FILES } from '@shop/shared/documents';
import { Part } from '../../components';
import { TextRows, type RowWords } from './text-rows';
import type { ProductCard } from './use-product';

const FACT_WORDS: RowWords = { row: 'Факт', title: 'Цифра', text: 'Что она значит', add: 'Добавить факт' };
const VEHICLE_WORDS: RowWords = { row: 'Машина', title: 'Какая', text: 'Почему подходит', add: 'Добавить машину' };
const DOCUMENT_WORDS: RowWords = {
  ...{ row: 'Документ', title: 'Название', text: 'Файл или адрес', add: 'Добавить документ' },
};

interface ProductDetailsProps {
  card: ProductCard;
  errors: Readonly<Record<string, string>>;
}

/** What the page of a product says beside its properties. */
export function ProductDetails({ card, errors }: ProductDetailsProps) {
  const filesId = useId();
  const { keyFacts, vehicles, documents } = card.edit.values;
  if (card.product && card.product.type !== 'product') return null;
  return (
    <>
      <Part title="Ключевые факты" aside={<span>Крупные цифры под фотографиями, до&nbsp;восьми</span>}>
        <TextRows
          words={FACT_WORDS}
          rows={keyFacts}
          error={errors.keyFacts}
          onChange={(rows) => card.type({ keyFacts: rows })}
        />
      </Part>
      <Part title="Для каких машин">
        <TextRows
          words={VEHICLE_WORDS}
          rows={vehicles}
          error={errors.vehicles}
          onChange={(rows) => card.type({ vehicles: rows })}
        />
      </Part>
      <Part title="Документы" aside={<span>Файл сайта, его страница или адрес https://…</span>}>
        <datalist id={filesId}>
          {PRINTED_FILES.map((file) => (
            <option key={file} value={file} />
          ))}
        </datalist>
        <TextRows
          words={DOCUMENT_WORDS}
          rows={documents}
          offers={filesId}
          error={errors.documents}
          onChange={(rows) => card.type({ documents: rows })}
        />
      </Part>
    </>
  );
}

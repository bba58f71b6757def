import { readPrice } from '@shop/shared/price-edit';
import { Button, Row } from '@shop/shared/ui';
import { ConflictNote, FailureNote, Foot, FootList, isConflict } from '../../components';
import { areDiscountsReady } from './discount-form';
import { FIELD_WORDS, valueWords } from './field-words';
import { needsConfirming, NEW, type ProductEdit } from './product-form';
import { isSaleReady } from './sale-form';
import type { ProductCard } from './use-product';

function isReady(edit: ProductEdit): boolean {
  const isPriced = readPrice(edit.values.price) !== null && !needsConfirming(edit);
  return edit.theirs === null && isPriced && isSaleReady(edit) && areDiscountsReady(edit.values.discounts);
}

/** Says what will be saved, and saves it. */
export function ProductBar({ card }: { card: ProductCard }) {
  const { edit, changed, failure, id } = card;
  if (changed.length === 0 && edit.theirs === null) return null;
  const { theirs } = edit;
  return (
    <Foot aria-label="Сохранение">
      <FootList>
        {theirs?.fields.map((field) => (
          <ConflictNote
            key={field}
            what={FIELD_WORDS[field]}
            mine={valueWords(edit.values, field)}
            theirs={valueWords(theirs.values, field)}
            by={theirs.by}
            onChoose={(choice) => card.settle(field, choice)}
          />
        ))}
      </FootList>
      <FailureNote error={isConflict(failure) ? null : failure} />
      <span>{`Изменено: ${changed.map((field) => FIELD_WORDS[field].toLowerCase()).join(', ')}`}</span>
      {card.isUploading && <span>Фотографии ещё загружаются</span>}
      <Row gap={2}>
        <Button data-save isLoading={card.isBusy} disabled={!isReady(edit) || card.isUploading} onClick={card.save}>
          {id === NEW ? 'Создать товар' : 'Сохранить'}
        </Button>
        <Button kind="quiet" onClick={card.forget}>
          Отменить правки
        </Button>
      </Row>
    </Foot>
  );
}

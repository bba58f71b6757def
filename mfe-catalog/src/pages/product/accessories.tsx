import type { ChildProduct } from '@shop/shared/runtime';
import { Price } from '@shop/shared/ui';
import { leadSentences } from '../../components/lead-sentences';
import { ProductImage } from '../../components/product-image';
import { availableCount, isObtainable } from '../../features/buying';
import * as S from './accessories.styles';
import type { Purchase } from './use-purchase';

const NOTE_LENGTH = 50;

function noteOf(child: ChildProduct, productCount: number): string {
  if (isObtainable(child, productCount)) return leadSentences(child.description, NOTE_LENGTH).lead;
  const left = availableCount(child);
  return left > 0 ? `Осталось ${left}\u00A0шт.` : 'Нет в наличии';
}

function Accessory({ child, purchase }: { child: ChildProduct; purchase: Purchase }) {
  const { productCount, accessories, toggleAccessory } = purchase;
  return (
    <S.Choice
      checked={accessories.includes(child)}
      disabled={!isObtainable(child, productCount)}
      onChange={() => toggleAccessory(child.id)}
    >
      <ProductImage src={child.img} />
      <span>
        {child.name} <S.Note>{noteOf(child, productCount)}</S.Note>
      </span>
      {child.price > 0 ? <Price value={child.price} prefix="+" /> : <S.Included>Входит в комплект</S.Included>}
    </S.Choice>
  );
}

/** Child products to take along; each says what it costs before the click. */
export function Accessories({ purchase }: { purchase: Purchase }) {
  return (
    <S.Group>
      <S.Legend>Аксессуары</S.Legend>
      <S.Hint>добавятся вместе с товаром</S.Hint>
      {purchase.product.childProducts.map((child) => (
        <Accessory key={child.id} child={child} purchase={purchase} />
      ))}
    </S.Group>
  );
}

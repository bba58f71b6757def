import type { ChildProduct } from '@shop/shared/runtime';
import * as S from './product-card-kit.styles';
import { ProductImage } from './product-image';

const MAX_SHOWN = 3;

/** A few accessories of a product, by picture. */
export function ProductCardKit({ accessories }: { accessories: readonly ChildProduct[] }) {
  const shown = accessories.filter(({ active }) => active).slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <S.Kit>
      <S.Title>С аксессуарами</S.Title>
      <S.List>
        {shown.map(({ id, name, img }) => (
          <li key={id}>
            <ProductImage src={img} />
            {name}
          </li>
        ))}
      </S.List>
    </S.Kit>
  );
}

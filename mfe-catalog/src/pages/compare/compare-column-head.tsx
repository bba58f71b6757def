import { Link, type Product } from '@shop/shared/runtime';
import { Caption, CloseIcon, IconButton } from '@shop/shared/ui';
import { ProductImage } from '../../components/product-image';
import { BuyButton } from '../../features/buying';
import * as S from './compare-column-head.styles';

interface CompareColumnHeadProps {
  product: Product;
  onRemove: ((product: Product) => void) | undefined;
}

/** The head of a product's column: picture, name, price, and what can be done with it. */
export function CompareColumnHead({ product, onRemove }: CompareColumnHeadProps) {
  const { name, slug, img, price, active } = product;
  return (
    <S.Column>
      <S.Head>
        <ProductImage src={img} isUrgent />
        <div>
          <S.Name>{slug ? <Link to={`/${slug}`}>{name}</Link> : name}</S.Name>
          {active ? <S.Cost value={price} /> : <Caption>Снят с&nbsp;продажи</Caption>}
        </div>
        {onRemove && (
          <IconButton kind="quiet" label={`Убрать ${name} из сравнения`} onClick={() => onRemove(product)}>
            <CloseIcon size={18} />
          </IconButton>
        )}
      </S.Head>
      {active && (
        <S.Buying>
          <BuyButton product={product} isFull />
        </S.Buying>
      )}
    </S.Column>
  );
}

import { Link, useCompare, type Product } from '@shop/shared/runtime';
import { CloseIcon, IconButton } from '@shop/shared/ui';
import { ProductImage } from '../../components/product-image';
import { BuyButton } from '../../features/buying';
import * as S from './compare-column-head.styles';

/** The head of a product's column: picture, name, price, and what can be done with it. */
export function CompareColumnHead({ product }: { product: Product }) {
  const remove = useCompare((state) => state.remove);

  return (
    <>
      <S.Head>
        <ProductImage src={product.img} isUrgent />
        <div>
          <S.Name>{product.slug ? <Link to={`/${product.slug}`}>{product.name}</Link> : product.name}</S.Name>
          <S.Cost value={product.price} />
        </div>
        <IconButton kind="quiet" label={`Убрать ${product.name} из сравнения`} onClick={() => remove(product.id)}>
          <CloseIcon size={18} />
        </IconButton>
      </S.Head>
      <BuyButton product={product} isFull />
    </>
  );
}

import { fillTemplate } from '@shop/shared/format';
import { Link, type Product } from '@shop/shared/runtime';
import { Button, LinePicture, Price, Stock, VisuallyHidden } from '@shop/shared/ui';
import { RemoveButton } from '../../../components/remove-button';
import { TEXTS } from '../texts';
import type { SavedItem } from './saved-items';
import * as S from './saved-row.styles';

const { saved } = TEXTS;

interface SavedRowProps {
  item: SavedItem;
  /** Undefined where the catalogue has no such product any more. */
  product: Product | undefined;
  /** Names of what hung off it. */
  accessories: readonly string[];
  onReturn: () => void;
  onRemove: (name: string) => void;
}

function Name({ product, name }: { product: Product | undefined; name: string }) {
  return <S.Name>{product?.active && product.slug ? <Link to={`/${product.slug}`}>{name}</Link> : name}</S.Name>;
}

/** A product put aside: the price of today, and the way back. */
export function SavedRow({ item, product, accessories, onReturn, onRemove }: SavedRowProps) {
  const name = product?.name ?? `Товар №\u00A0${item.productId}`;
  const isSold = product?.active === true;
  return (
    <S.Row data-row tabIndex={-1}>
      <LinePicture src={product?.img ?? null} isService={product?.type === 'service'} size="sm" />
      <div>
        <Name product={product} name={name} />
        {accessories.length > 0 && (
          <S.Words>{fillTemplate(saved.accessories, { names: accessories.join(', ') })}</S.Words>
        )}
        {isSold ? <Stock count={product.count} type={product.type} /> : <S.Words>{saved.goneText}</S.Words>}
      </div>
      <S.Sum>
        {isSold && <Price value={product.price} />}
        {item.productCount > 1 && <S.Words>{`${item.productCount}\u00A0шт.`}</S.Words>}
      </S.Sum>
      <S.Actions>
        {isSold && (
          <Button kind="outline" onClick={onReturn}>
            <span>
              {saved.back}
              <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </Button>
        )}
        <RemoveButton label={fillTemplate(saved.removeName, { name })} onClick={() => onRemove(name)} />
      </S.Actions>
    </S.Row>
  );
}

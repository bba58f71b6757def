import { fillTemplate } from '@shop/shared/format';
import { useCompare, useShop, type Product } from '@shop/shared/runtime';
import { CompareIcon, IconButton, Tooltip } from '@shop/shared/ui';
import { TEXTS } from '../../content/texts';

/** Adds a product to the compare list, or takes it out. Nothing for goods that are not compared. */
export function CompareToggle({ product }: { product: Product }) {
  const { compare, notices } = useShop();
  const isCompared = useCompare(({ items }) => items.some(({ productId }) => productId === product.id));
  if (!product.compare) return null;

  const handleClick = () => {
    if (isCompared) compare.getState().remove(product.id);
    else compare.getState().add(product.id);
    const { title, text } = isCompared ? TEXTS.compareRemoved : TEXTS.compareAdded;
    const count = compare.getState().items.length;
    notices.getState().show({ title, text: fillTemplate(text, { product: product.name, count }) });
  };

  return (
    <Tooltip text={isCompared ? 'В сравнении' : 'Сравнить'} align="end">
      <IconButton label={`Сравнить ${product.name}`} isPressed={isCompared} onClick={handleClick}>
        <CompareIcon size={20} />
      </IconButton>
    </Tooltip>
  );
}

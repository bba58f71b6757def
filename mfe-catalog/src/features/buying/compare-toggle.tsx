import { fillTemplate } from '@shop/shared/format';
import { useCompare, useShop, type Product } from '@shop/shared/runtime';
import { CompareIcon, IconButton, Tooltip } from '@shop/shared/ui';

/** The texts of the toasts. */
export const COMPARE_NOTICES = {
  added: { title: 'Добавили к сравнению', text: '{product}. Всего: {count}.' },
  removed: { title: 'Убрали из сравнения', text: '{product}.' },
};

interface CompareToggleProps {
  product: Pick<Product, 'id' | 'name' | 'compare'>;
}

/**
 * Adds a product to the comparison or removes it. Draws nothing for products that cannot be
 * compared.
 */
export function CompareToggle({ product }: CompareToggleProps) {
  const { compare, notices } = useShop();
  const isCompared = useCompare(({ items }) => items.some(({ productId }) => productId === product.id));
  if (!product.compare) return null;

  const handleClick = () => {
    if (isCompared) compare.getState().remove(product.id);
    else compare.getState().add(product.id);
    const { title, text } = isCompared ? COMPARE_NOTICES.removed : COMPARE_NOTICES.added;
    const count = compare.getState().items.length;
    notices.getState().show({ title, text: fillTemplate(text, { product: product.name, count }) });
  };

  return (
    <Tooltip text={isCompared ? 'В сравнении' : 'Сравнить'} align="end">
      <IconButton label={`Сравнить: ${product.name}`} isPressed={isCompared} onClick={handleClick}>
        <CompareIcon size={20} />
      </IconButton>
    </Tooltip>
  );
}

import type { ProductGroup } from '@shop/shared/runtime';
import { H3, VisuallyHidden } from '@shop/shared/ui';
import { useId } from 'react';
import { categoryText, productTag } from '../../content/categories';
import { ProductTile } from '../../features/buying';
import * as S from './category-section.styles';
import { useInSteps } from './use-in-steps';

interface CategorySectionProps {
  group: ProductGroup;
  /** Its first card is seen without scrolling, on phones too. */
  isFirst: boolean;
  /** It may change with the next letter typed or filter chosen: what is not near the window is not laid out. */
  isChanging: boolean;
}

/** One category: its name and text beside its cards. Without a name the cards take the whole row. */
export function CategorySection({ group: { category, products }, isFirst, isChanging }: CategorySectionProps) {
  const titleId = useId();
  const hasName = category !== '';
  const text = categoryText(category);
  const drawn = useInSteps(products);

  return (
    <S.Category {...(hasName ? { 'aria-labelledby': titleId } : { 'aria-label': 'Другое оборудование' })}>
      {hasName && (
        <S.Head>
          <H3 as="h2" id={titleId}>
            {category}
          </H3>
          {text && <S.Text>{text}</S.Text>}
        </S.Head>
      )}
      {/* Names of goods are headings of the third level: something of the second has to stand before them. */}
      {isFirst && !hasName && <VisuallyHidden as="h2">Найденное оборудование</VisuallyHidden>}
      <S.Cards data-wide={!hasName}>
        {drawn.map((product, index) => (
          <S.Place key={index} data-changing={isChanging}>
            <ProductTile product={product} tag={productTag(product.slug)} isUrgent={isFirst && index === 0} />
          </S.Place>
        ))}
      </S.Cards>
    </S.Category>
  );
}

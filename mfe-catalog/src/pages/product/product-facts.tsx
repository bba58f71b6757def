import type { ProductContent } from '../../content/product-content';
import * as S from './product-facts.styles';

/** Numbers that describe the product best. */
export function ProductFacts({ facts }: Pick<ProductContent, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <S.List>
      {facts.map(({ value, text }) => (
        <S.Fact key={value}>
          <dt>{value}</dt>
          <dd>{text}</dd>
        </S.Fact>
      ))}
    </S.List>
  );
}

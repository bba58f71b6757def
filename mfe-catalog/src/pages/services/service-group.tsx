import type { ProductGroup } from '@shop/shared/runtime';
import { useId } from 'react';
import { ServiceRow } from './service-row';
import * as S from './service-group.styles';

/** Services of one category. */
export function ServiceGroup({ group: { category, products } }: { group: ProductGroup }) {
  const titleId = useId();
  const hasName = category !== '';

  return (
    <section {...(hasName ? { 'aria-labelledby': titleId } : { 'aria-label': 'Другие услуги' })}>
      {hasName && (
        <S.Title as="h2" id={titleId}>
          {category}
        </S.Title>
      )}
      <S.Rows>
        {products.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </S.Rows>
    </section>
  );
}

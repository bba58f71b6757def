import { Link, selectGoods, useList } from '@shop/shared/runtime';
import { Caption } from '@shop/shared/ui';
import { Fragment } from 'react';
import * as S from './service-row.styles';

/** What a service fits, by name; goods gone from sale are left out. */
export function FittingList({ slugs }: { slugs: readonly string[] }) {
  const { items } = useList('products');
  const goods = selectGoods(items).filter(({ slug }) => slug !== null && slugs.includes(slug));
  if (goods.length === 0) return null;

  return (
    <S.Fits>
      <Caption>
        Подходит:{' '}
        {goods.map(({ id, slug, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link to={`/${slug}`}>{name}</Link>
          </Fragment>
        ))}
      </Caption>
    </S.Fits>
  );
}

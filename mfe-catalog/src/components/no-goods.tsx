import { Link } from '@shop/shared/runtime';
import { ButtonLink, EmptyState } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NO_GOODS } from '../content/texts';

/** Below what the list says of itself. */
const Place = styled.div`
  padding-top: 24px;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

interface NoGoodsProps {
  /** The way back to all goods; without it, the shop has none. */
  reset?: ReactNode;
  /** What was searched for; empty when filters alone found nothing. */
  text?: string;
  /** Whether a filter narrows the search. */
  isFiltered?: boolean;
}

/** Takes the place of the list when nothing is found. */
export function NoGoods({ reset, text = '', isFiltered = false }: NoGoodsProps) {
  if (!reset) return <EmptyState {...NO_GOODS} />;
  return (
    <Place>
      {isFiltered ? (
        <EmptyState title="Товаров по этим условиям нет" text="Снимите один из фильтров." action={reset} />
      ) : (
        <EmptyState
          title={`По запросу «${text}» ничего не нашлось`}
          text="Назовите вещь иначе, например «трекер», или ответьте на четыре вопроса о машине."
          action={
            <Ways>
              <ButtonLink as={Link} to="/choose">
                Подобрать модель
              </ButtonLink>
              {reset}
            </Ways>
          }
        />
      )}
    </Place>
  );
}

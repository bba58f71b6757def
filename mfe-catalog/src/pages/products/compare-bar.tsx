import { Link, useCompare, useList } from '@shop/shared/runtime';
import { Button, ButtonLink } from '@shop/shared/ui';
import * as S from './compare-bar.styles';

/** What is being compared, and the way there. */
export function CompareBar() {
  const items = useCompare((state) => state.items);
  const clear = useCompare((state) => state.clear);
  const { byId } = useList('products');
  const names = items.flatMap(({ productId }) => byId.get(productId)?.name ?? []);
  return (
    <S.Bar aria-label="Сравнение" role="region">
      <S.Row>
        <S.Words>
          В сравнении: {items.length}
          <S.Names> — {names.join(', ')}</S.Names>
        </S.Words>
        <S.Clear>
          <Button kind="outline" onClick={clear}>
            Очистить
          </Button>
        </S.Clear>
        <ButtonLink as={Link} to="/compare">
          Сравнить
        </ButtonLink>
      </S.Row>
    </S.Bar>
  );
}

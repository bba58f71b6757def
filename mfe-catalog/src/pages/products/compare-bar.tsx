import { useProducts } from '@shop/shared/products';
import { Link, useCompare } from '@shop/shared/runtime';
import { Button, ButtonLink, Container, media } from '@shop/shared/ui';
import styled from 'styled-components';

const Bar = styled.div`
  --c-text: var(--neutral-0);
  --c-text-2: var(--neutral-300);
  --c-control-hover: var(--neutral-0);
  --c-focus: var(--green-signal);
  position: var(--bar-position, sticky);
  bottom: 0;
  z-index: var(--z-sticky);
  background: var(--c-surface-dark);
  color: var(--c-text);
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 24px;
  height: 64px;
  font-size: 15px;

  @media ${media.phone} {
    gap: 12px;
    font-size: 14px;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Names = styled.span`
  color: var(--c-text-2);

  @media ${media.phone} {
    display: none;
  }
`;

const Clear = styled.span`
  @media ${media.phone} {
    display: none;
  }
`;

/** Shows the compared products and leads to the comparison. */
export function CompareBar() {
  const items = useCompare((state) => state.items);
  const clear = useCompare((state) => state.clear);
  const { byId } = useProducts(items.map(({ productId }) => productId));
  const names = items.flatMap(({ productId }) => byId.get(productId)?.name ?? []);
  return (
    <Bar aria-label="Сравнение" role="region">
      <Row>
        <Words>
          В сравнении: {items.length}
          <Names> — {names.join(', ')}</Names>
        </Words>
        <Clear>
          <Button kind="outline" onClick={clear}>
            Очистить
          </Button>
        </Clear>
        <ButtonLink as={Link} to="/compare">
          Сравнить
        </ButtonLink>
      </Row>
    </Bar>
  );
}

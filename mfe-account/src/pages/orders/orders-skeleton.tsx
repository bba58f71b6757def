import styled from 'styled-components';
import { Panel, SkeletonLine, VisuallyHidden } from '@shop/shared/ui';

const Row = styled.div`
  padding: 30px 20px;

  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

/** The place of the list while it is on its way. */
export function OrdersSkeleton() {
  return (
    <Panel>
      <VisuallyHidden role="status">Загружаем заказы</VisuallyHidden>
      {['one', 'two', 'three'].map((row) => (
        <Row key={row}>
          <SkeletonLine />
        </Row>
      ))}
    </Panel>
  );
}

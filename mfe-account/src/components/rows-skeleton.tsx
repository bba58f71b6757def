import styled from 'styled-components';
import { Panel, SkeletonLine, VisuallyHidden } from '@shop/shared/ui';

const Row = styled.div`
  padding: 30px 20px;

  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

/** The place of a list while it is on its way. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Panel>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {['one', 'two', 'three'].map((row) => (
        <Row key={row}>
          <SkeletonLine />
        </Row>
      ))}
    </Panel>
  );
}

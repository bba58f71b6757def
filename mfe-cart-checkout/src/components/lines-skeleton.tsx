import { Skeleton, SkeletonLine, SkeletonLines, VisuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';
import { MainColumn, SideColumn, TwoColumns } from './two-columns';

const Row = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  padding: 20px 0;
`;

/** The place of an order that is being read: from the browser's storage, or from the API. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <TwoColumns aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <MainColumn>
        <Row>
          <Skeleton height="96px" />
          <SkeletonLines count={2} />
        </Row>
        <Row>
          <Skeleton height="96px" />
          <SkeletonLines count={2} />
        </Row>
      </MainColumn>
      <SideColumn as="div">
        <SkeletonLine height="280px" />
      </SideColumn>
    </TwoColumns>
  );
}

import styled from 'styled-components';
import { media } from '../styles/media';
import { Panel } from '../layout/panel';
import { Skeleton, SkeletonLine } from './skeleton';

const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Stage = styled(Skeleton)`
  border-radius: 0;

  @media ${media.phone} {
    height: 200px;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
`;

const Spaced = styled(SkeletonLine)`
  margin-top: 16px;
`;

const PriceLine = styled(SkeletonLine)`
  margin-top: 24px;
`;

/** A product card on its way, of the same size. */
export function ProductCardSkeleton({ className }: { className?: string }) {
  return (
    <Card className={className} aria-hidden="true">
      <Stage height="236px" />
      <Body>
        <SkeletonLine width="62%" height="20px" />
        <SkeletonLine width="92%" />
        <SkeletonLine width="70%" />
        <Spaced />
        <SkeletonLine />
        <PriceLine width="34%" height="26px" />
        <SkeletonLine height="38px" />
      </Body>
    </Card>
  );
}

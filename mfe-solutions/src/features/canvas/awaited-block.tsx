import { Container, SkeletonLines } from '@shop/shared/ui';
import { PlainSection } from '../../components/block-section';

/** Stands where a block will be that waits for what it shows of the catalogue. */
export function AwaitedBlock({ id }: { id: string }) {
  return (
    <PlainSection id={id}>
      <Container>
        <SkeletonLines />
      </Container>
    </PlainSection>
  );
}

import { Container, Note } from '@shop/shared/ui';
import { PlainSection } from '../../components/block-section';

interface UnfinishedBlockProps {
  id: string;
  /** What is lacking. */
  text: string;
}

/** Stands where a block will be, so that somebody who has added it sees the place. */
export function UnfinishedBlock({ id, text }: UnfinishedBlockProps) {
  return (
    <PlainSection id={id}>
      <Container>
        <Note>{text}</Note>
      </Container>
    </PlainSection>
  );
}

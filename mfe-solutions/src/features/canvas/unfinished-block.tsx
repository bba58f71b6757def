import { Container, Note } from '@shop/shared/ui';
import { PlainSection } from '../../components/block-section';

interface UnfinishedBlockProps {
  id: string;
  /** The name of its kind. */
  label: string;
}

/** Stands where a block will be, so that somebody who has added it sees the place. */
export function UnfinishedBlock({ id, label }: UnfinishedBlockProps) {
  return (
    <PlainSection id={id}>
      <Container>
        <Note>{`Здесь будет блок «${label}». Заполните его поля.`}</Note>
      </Container>
    </PlainSection>
  );
}

import { useParams } from '@shop/shared/runtime';
import { Container, PageHeading } from '@shop/shared/ui';

/** The editor of one page. */
export function Screen() {
  const { pageId = '' } = useParams();
  return (
    <Container>
      <PageHeading title={pageId} />
    </Container>
  );
}

import { ButtonLink, ErrorFrame } from '@shop/shared/ui';

interface PreviewEndPageProps {
  /** Why there is nothing to see. */
  text: string;
  statusCode: 404 | 410;
}

const MESSAGES = { 404: 'Not Found', 410: 'Gone' };

/** The page of a link to a preview that does not open. */
export function PreviewEndPage({ text, statusCode }: PreviewEndPageProps) {
  return (
    <ErrorFrame statusCode={statusCode} message={MESSAGES[statusCode]} title="Предпросмотр не открылся" text={text}>
      <ButtonLink href="/" size="lg">
        На главную
      </ButtonLink>
    </ErrorFrame>
  );
}

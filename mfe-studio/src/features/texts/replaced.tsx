import { countOf } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Button, Link as TextLink, Note, Row } from '@shop/shared/ui';
import { pageName } from '../../words';
import type { ReplacedPage } from './use-texts';

function doneWords(pages: readonly ReplacedPage[]): string {
  const count = pages.reduce((sum, page) => sum + page.count, 0);
  const done = pages.filter((page) => page.count > 0).length;
  return `Заменено ${count} на\u00A0${countOf(done, ['странице', 'страницах', 'страницах'])}, в\u00A0черновиках.`;
}

function PageLinks({ pages }: { pages: readonly ReplacedPage[] }) {
  return pages.map(({ id, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <TextLink as={Link} to={`/studio/${id}`}>
        {pageName(title)}
      </TextLink>
    </span>
  ));
}

interface ReplacedProps {
  pages: readonly ReplacedPage[];
  onClose: () => void;
}

/** What a replacement has done, which pages wait to be published, and which it left alone. */
export function Replaced({ pages, onClose }: ReplacedProps) {
  const done = pages.filter(({ count }) => count > 0);
  const refused = pages.filter(({ code }) => code);
  return (
    <>
      <Note kind={done.length > 0 ? 'info' : 'warning'} role="status">
        <p>{doneWords(pages)}</p>
        {done.length > 0 && (
          <p>
            Опубликуйте их или верните прежние слова в&nbsp;«Истории» страницы: <PageLinks pages={done} />.
          </p>
        )}
        <Row gap={2}>
          <Button kind="quiet" onClick={onClose}>
            Понятно
          </Button>
        </Row>
      </Note>
      {refused.map(({ id, title, text }) => (
        <Note key={id} kind="danger" role="alert">
          {`«${pageName(title)}»: ${text ?? ''}`}
        </Note>
      ))}
    </>
  );
}

import { useRef } from 'react';
import styled from 'styled-components';
import { countOf } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { useMay } from '@shop/shared/staff';
import { Button, Link as TextLink, Note, Row } from '@shop/shared/ui';
import { pageName } from '../../words';
import { usePublishReplaced } from './use-publish-replaced';
import type { ReplacedPage } from './use-texts';

const Actions = styled(Row)`
  margin-top: 8px;
`;

function doneWords(pages: readonly ReplacedPage[], areWaiting: boolean): string {
  const count = pages.reduce((sum, page) => sum + page.count, 0);
  const done = pages.filter((page) => page.count > 0).length;
  return `Заменено ${count} на\u00A0${countOf(done, ['странице', 'страницах', 'страницах'])}${areWaiting ? ', в\u00A0черновиках' : ''}.`;
}

const pagesWords = (count: number) => countOf(count, ['страницу', 'страницы', 'страниц']);

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
  onPublished: () => void;
  onClose: () => void;
}

/**
 * What a replacement has done, which pages wait to be published, and which it left alone. Pages
 * without other edits are published from here, all at once.
 */
export function Replaced({ pages, onPublished, onClose }: ReplacedProps) {
  const mayPublish = useMay('publish');
  const { published, refusals, isBusy, publish } = usePublishReplaced(onPublished);
  const close = useRef<HTMLButtonElement>(null);
  const done = pages.filter(({ count }) => count > 0);
  const waiting = done.filter((page) => !published.has(page));
  const publishedCount = done.length - waiting.length;
  const ready = waiting.filter(({ isOnlyEdit }) => isOnlyEdit);
  const refused = [
    ...pages.flatMap(({ code, ...page }) => (code ? [{ page, text: page.text ?? '' }] : [])),
    ...refusals.filter(({ page }) => pages.includes(page)),
  ];
  return (
    <>
      <Note kind={done.length > 0 ? 'info' : 'warning'} role="status">
        <p>{doneWords(pages, waiting.length > 0 || done.length === 0)}</p>
        {publishedCount > 0 && <p>{`На\u00A0сайте: ${publishedCount} из\u00A0${done.length}.`}</p>}
        {waiting.length > 0 && (
          <p>
            Опубликуйте их или верните прежние слова в&nbsp;«Истории» страницы: <PageLinks pages={waiting} />.
          </p>
        )}
        <Actions gap={2}>
          {mayPublish && ready.length > 0 && (
            <Button isLoading={isBusy} onClick={() => void publish(ready).then(() => close.current?.focus())}>
              {`Опубликовать ${pagesWords(ready.length)}`}
            </Button>
          )}
          <Button ref={close} kind="quiet" onClick={onClose}>
            Понятно
          </Button>
        </Actions>
        {mayPublish && ready.length > 0 && ready.length < waiting.length && (
          <p>На&nbsp;остальных есть и&nbsp;другие правки или план: их публикуют в&nbsp;редакторе.</p>
        )}
      </Note>
      {refused.map(({ page: { id, title }, text }) => (
        <Note key={id} kind="danger" role="alert">
          {`«${pageName(title)}»: ${text}`}
        </Note>
      ))}
    </>
  );
}

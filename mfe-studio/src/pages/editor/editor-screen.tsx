import { useParams } from '@shop/shared/runtime';
import { Container, EmptyState, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { EditorContext } from '../../editing';
import { useOpenEditor } from './use-open-editor';
import { nextPlan } from './site-words';
import { useSiteNews } from './use-site-news';
import { Workspace } from './workspace';

/** The editor of one page. */
export function Screen() {
  const { pageId = '' } = useParams();
  const { opened, reopen, refresh, setComments } = useOpenEditor(pageId);
  useSiteNews(refresh, opened.kind === 'open' ? nextPlan(opened.page) : null);

  if (opened.kind === 'open')
    return (
      <EditorContext value={opened.store}>
        <Workspace
          key={opened.page.id}
          page={opened.page}
          threads={opened.comments}
          onThreads={setComments}
          onRefresh={() => void refresh()}
          onReplaced={reopen}
        />
      </EditorContext>
    );
  return (
    <Container>
      {opened.kind === 'loading' && <SkeletonLines count={6} />}
      {opened.kind === 'failed' && (
        <ErrorPanel title="Страница не&nbsp;открылась" text="Черновик на&nbsp;месте." onRetry={reopen} />
      )}
      {opened.kind === 'missing' && (
        <EmptyState level={1} title="Такой страницы нет" action={<a href="/studio">К&nbsp;списку страниц</a>} />
      )}
    </Container>
  );
}

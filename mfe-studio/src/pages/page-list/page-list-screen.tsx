import { Link } from '@shop/shared/runtime';
import { Container, ErrorPanel, PageHeading, SkeletonLines } from '@shop/shared/ui';
import type { PageState } from '../../generated/graphql';
import { usePageList } from './use-page-list';

const STATES: Record<PageState, string> = { draft: 'Черновик', live: 'На\u00a0сайте', off: 'Снята' };

/** All pages of the site, each with the way to its editor. */
export function Screen() {
  const { pages, load } = usePageList();
  return (
    <Container>
      <PageHeading title="Страницы сайта" />
      {pages === null && <SkeletonLines count={6} />}
      {pages === 'failed' && <ErrorPanel onRetry={load} />}
      {pages !== null && pages !== 'failed' && (
        <table>
          <thead>
            <tr>
              <th scope="col">Страница</th>
              <th scope="col">Адрес</th>
              <th scope="col">Состояние</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ id, title, path, state }) => (
              <tr key={id}>
                <td>
                  <Link to={`/studio/${id}`}>{title}</Link>
                </td>
                <td>{path}</td>
                <td>{STATES[state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Container>
  );
}

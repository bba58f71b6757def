import { memo, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { formatDateLong, isCalendarDay, whenOf } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Caption, media, Mono, Panel, TrashIcon } from '@shop/shared/ui';
import { SmallButton } from '../../components';
import { formsWords, visitsWords } from '../../words';
import { PageState } from './page-state';
import { nameOf, type ListedPage } from './use-page-list';

/** Each row is laid out by itself: in a table, one more would move thousands. */
const Table = styled(Panel).attrs({ as: 'table' })`
  display: block;
  width: 100%;
  font-size: 14px;
  line-height: 20px;

  & :is(thead, tbody) {
    display: block;
  }

  @media ${media.phone} {
    & > thead {
      display: none;
    }
  }
`;

const rowStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 6fr) minmax(160px, 4fr) minmax(0, 2fr) minmax(0, 3fr) 32px;
  gap: 0 16px;
  align-items: center;
  padding: 10px 16px;
`;

const Head = styled.tr`
  ${rowStyle}

  & > th {
    color: var(--c-text-3);
    font-size: 13px;
    font-weight: var(--w-body);
    text-align: left;
  }
`;

const Line = styled.tr`
  ${rowStyle}
  position: relative;
  border-top: 1px solid var(--c-line);

  &:hover {
    background: var(--c-bg);
    box-shadow: inset 2px 0 0 var(--c-signal);
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding: 12px 16px;
  }
`;

/** Its link covers the line. */
const Title = styled.td`
  font-size: 15px;
  font-weight: var(--w-medium);

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:focus-visible::after {
    outline: 2px solid var(--c-focus);
    outline-offset: -2px;
  }

  & > a:focus-visible {
    outline: none;
  }
`;

const Day = styled(Caption).attrs({ as: 'p' })`
  font-weight: var(--w-body);
`;

const Address = styled.td`
  overflow-wrap: anywhere;
`;

const State = styled.td``;

const Totals = styled.td`
  color: var(--c-text-2);

  @media ${media.phone} {
    &:empty {
      display: none;
    }
  }
`;

const Saved = styled.td`
  color: var(--c-text-2);
`;

/** Above the link that covers the line. */
const Tools = styled.td`
  position: relative;

  @media ${media.phone} {
    justify-self: start;

    &:empty {
      display: none;
    }
  }
`;

const FROM_SITE = 'пришла с\u00A0сайтом';

function savedWords({ savedBy, savedAt }: ListedPage['draft']): string {
  return savedAt ? [savedBy, whenOf(savedAt)].filter(Boolean).join(', ') : FROM_SITE;
}

function totalsWords({ totals }: ListedPage): string {
  if (!totals) return '';
  const { visits, forms } = totals;
  return [visits > 0 && visitsWords(visits), forms > 0 && formsWords(forms)].filter(Boolean).join(', ');
}

/** «Новость, 25 ноября 2026»; a draft may have no day yet. */
const newsWords = (date: string) => (isCalendarDay(date) ? `Новость, ${formatDateLong(date)}` : 'Новость без даты');

/** What was published, or is about to be, is taken off in the editor. */
const canDelete = ({ state, publishAt }: ListedPage) => state === 'draft' && !publishAt;

/** More than a window shows. */
const AT_ONCE = 60;

interface PageTableProps {
  pages: readonly ListedPage[];
  onDelete: (page: ListedPage) => void;
}

interface PageRowProps {
  page: ListedPage;
  onDelete: (page: ListedPage) => void;
}

/** Drawn anew only when its page is another one: a site may have thousands. */
const PageRow = memo(function PageRow({ page, onDelete }: PageRowProps) {
  return (
    <Line role="row">
      <Title role="cell">
        <Link to={`/studio/${page.id}`}>{nameOf(page)}</Link>
        {page.newsDate !== null && <Day>{newsWords(page.newsDate)}</Day>}
      </Title>
      <Address role="cell">{page.isCommon ? 'Общий блок' : <Mono>{page.path}</Mono>}</Address>
      <State role="cell">
        <PageState page={page} />
      </State>
      <Totals role="cell">{totalsWords(page)}</Totals>
      <Saved role="cell">{savedWords(page.draft)}</Saved>
      <Tools role="cell">
        {canDelete(page) && (
          <SmallButton label={`Удалить черновик «${nameOf(page)}»`} onClick={() => onDelete(page)}>
            <TrashIcon size={18} />
          </SmallButton>
        )}
      </Tools>
    </Line>
  );
});

/** Pages of the site, each with the way to its editor. */
export function PageTable({ pages, onDelete }: PageTableProps) {
  // The rows outlive each of these functions, which all do the same.
  const latest = useRef(onDelete);
  useEffect(() => {
    latest.current = onDelete;
  });
  // The first of a long list at once, and the others between what people do.
  const rows = useDeferredValue(pages, pages.slice(0, AT_ONCE));
  const remove = useCallback((page: ListedPage) => latest.current(page), []);
  return (
    // Without the layout of a table browsers forget what it is: the roles say so.
    <Table role="table" aria-label="Страницы сайта">
      <thead>
        <Head role="row">
          <th role="columnheader">Страница</th>
          <th role="columnheader">Адрес</th>
          <th role="columnheader">Состояние</th>
          <th role="columnheader">За&nbsp;90&nbsp;дней</th>
          <th role="columnheader">Кто правил</th>
        </Head>
      </thead>
      <tbody>
        {rows.map((page) => (
          <PageRow key={page.id} page={page} onDelete={remove} />
        ))}
      </tbody>
    </Table>
  );
}

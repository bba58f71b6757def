import styled from 'styled-components';
import { formatDateLong, isCalendarDay, whenOf } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Caption, media, Mono, Panel, TrashIcon } from '@shop/shared/ui';
import { SmallButton } from '../../components';
import { formsWords, visitsWords } from '../../words';
import { PageState } from './page-state';
import { nameOf, type ListedPage } from './use-page-list';

const Table = styled(Panel).attrs({ as: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 20px;

  & th {
    padding: 10px 16px;
    color: var(--c-text-3);
    font-size: 13px;
    font-weight: var(--w-body);
    text-align: left;
  }

  & td {
    padding: 10px 16px;
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    display: block;

    & > thead {
      display: none;
    }

    & > tbody {
      display: block;
    }

    & td {
      display: block;
      padding: 0;
      border: 0;
    }
  }
`;

const Line = styled.tr`
  position: relative;

  &:hover {
    background: var(--c-bg);
    box-shadow: inset 2px 0 0 var(--c-signal);
  }

  @media ${media.phone} {
    display: grid;
    gap: 4px;
    padding: 12px 16px;

    & + & {
      border-top: 1px solid var(--c-line);
    }
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

const State = styled.td`
  white-space: nowrap;
`;

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
  width: 48px;

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

interface PageTableProps {
  pages: readonly ListedPage[];
  onDelete: (page: ListedPage) => void;
}

/** Pages of the site, each with the way to its editor. */
export function PageTable({ pages, onDelete }: PageTableProps) {
  return (
    <Table aria-label="Страницы сайта">
      <thead>
        <tr>
          <th scope="col">Страница</th>
          <th scope="col">Адрес</th>
          <th scope="col">Состояние</th>
          <th scope="col">За&nbsp;90&nbsp;дней</th>
          <th scope="col">Кто правил</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <Line key={page.id}>
            <Title>
              <Link to={`/studio/${page.id}`}>{nameOf(page)}</Link>
              {page.newsDate !== null && <Day>{newsWords(page.newsDate)}</Day>}
            </Title>
            <td>{page.isCommon ? 'Общий блок' : <Mono>{page.path}</Mono>}</td>
            <State>
              <PageState page={page} />
            </State>
            <Totals>{totalsWords(page)}</Totals>
            <Saved>{savedWords(page.draft)}</Saved>
            <Tools>
              {canDelete(page) && (
                <SmallButton label={`Удалить черновик «${nameOf(page)}»`} onClick={() => onDelete(page)}>
                  <TrashIcon size={18} />
                </SmallButton>
              )}
            </Tools>
          </Line>
        ))}
      </tbody>
    </Table>
  );
}

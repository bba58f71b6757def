import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { suggestedPath } from '@shop/shared/page-documents';
import { useSearchParams } from '@shop/shared/runtime';
import { SearchInput } from '@shop/shared/staff';
import { Button, EmptyState, ErrorPanel, media, PlusIcon, Segmented, SkeletonLines } from '@shop/shared/ui';
import { StudioFrame } from '../../components';
import { useWordFile, WordFileNote } from '../../features/word-files';
import { NewPage } from './new-page';
import { DeletedDraft } from './deleted-draft';
import { DeletedDrafts } from './deleted-drafts';
import { PageTable } from './page-table';
import { useDeleting } from './use-deleting';
import { usePageList, type ListedPage } from './use-page-list';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  margin-bottom: 16px;

  & > h1 {
    flex: 1;
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }

  @media ${media.phone} {
    & > h1 {
      flex-basis: 100%;
    }
  }
`;

const Search = styled.div`
  flex: 0 1 260px;
`;

const NONE: readonly ListedPage[] = [];

const plain = (text: string) => text.toLowerCase().replaceAll('\u00A0', ' ').replaceAll('ё', 'е').trim();

const GROUPS = [
  { value: 'all', label: 'Все' },
  { value: 'pages', label: 'Страницы' },
  { value: 'news', label: 'Новости' },
  { value: 'common', label: 'Общие блоки' },
] as const;
type Group = (typeof GROUPS)[number]['value'];

const dayOf = ({ newsDate }: ListedPage) => newsDate ?? '';

function groupOf({ newsDate, isCommon }: ListedPage): Group {
  if (isCommon) return 'common';
  return newsDate === null ? 'pages' : 'news';
}

/** Pages of a group that have these words; of news, the newest first; common blocks by name. */
function found(pages: readonly ListedPage[], group: Group, words: string): readonly ListedPage[] {
  const sought = plain(words);
  const named = pages.filter(
    (page) =>
      (group === 'all' || group === groupOf(page)) && plain(`${page.title} ${page.path ?? ''}`).includes(sought),
  );
  if (group === 'common') return named.toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
  return group === 'news' ? named.toSorted((one, other) => (dayOf(one) < dayOf(other) ? 1 : -1)) : named;
}

/** All pages of the site, what shoppers see of them, and who has edited them. */
export function Screen() {
  const { pages, load } = usePageList();
  const { deleted, remove, putBack, forget } = useDeleting(load);
  const { wordFile, isOver, take, forget: forgetFile } = useWordFile(suggestedPath);
  const fileInput = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [group, setGroup] = useState<Group>('all');
  // «Создать копию» in the editor leads here.
  const [search, setSearch] = useSearchParams();
  const copied = search.get('copy');
  const [isAsked, setIsAsked] = useState(false);
  const isNew = isAsked || copied !== null;
  const closeNew = () => {
    setIsAsked(false);
    setSearch({}, { replace: true });
  };
  const all = pages === null || pages === 'failed' ? NONE : pages;
  const groups = new Set(all.map(groupOf));
  const isGrouped = groups.size > 1;
  const options = GROUPS.filter(({ value }) => value === 'all' || groups.has(value));
  const shown = useMemo(() => found(all, isGrouped ? group : 'all', words), [all, isGrouped, group, words]);
  const pagesAlone = all.filter(({ isCommon }) => !isCommon);

  return (
    <StudioFrame at="/studio">
      <Head>
        <h1>Страницы</h1>
        {isGrouped && <Segmented label="Что показать" options={options} value={group} onChange={setGroup} />}
        <Search>
          <SearchInput label="Найти страницу" placeholder="Название или адрес" value={words} onChange={setWords} />
        </Search>
        <Button kind="outline" isLoading={wordFile.kind === 'reading'} onClick={() => fileInput.current?.click()}>
          Из&nbsp;файла Word
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          accept=".docx"
          aria-label="Файл Word"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) take(file);
            target.value = ''; // the same file may be chosen again
          }}
        />
        <Button onClick={() => setIsAsked(true)} disabled={all.length === 0 || isNew}>
          <PlusIcon size={16} />
          Новая страница
        </Button>
      </Head>
      <WordFileNote wordFile={wordFile} isOver={isOver} onClose={forgetFile} />
      {isNew && all.length > 0 && <NewPage pages={pagesAlone} from={copied} onClose={closeNew} />}
      {deleted && (
        <DeletedDraft key={deleted.id} page={deleted} onPutBack={() => putBack(deleted.id)} onClose={forget} />
      )}
      {pages === null && <SkeletonLines count={6} />}
      {pages === 'failed' && (
        <ErrorPanel title="Список не&nbsp;загрузился" text="Черновики на&nbsp;месте." onRetry={() => void load()} />
      )}
      {all.length > 0 && shown.length === 0 && <EmptyState title="Такой страницы нет" text="Измените слова поиска." />}
      {shown.length > 0 && <PageTable pages={shown} onDelete={remove} />}
      {all.length > 0 && <DeletedDrafts pages={all} onPutBack={putBack} />}
    </StudioFrame>
  );
}

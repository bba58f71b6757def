import styled from 'styled-components';
import { EmptyState, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { MoreRows, SearchInput } from '../../components';
import { CountBar, ShelfRows, typeCount, useCountDraft, useSaveCounts, useShelf } from '../../features/shelf-count';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 960px;
`;

const Hint = styled.p`
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
`;

interface CountModeProps {
  text: string;
  onSearch: (text: string) => void;
}

/** The count of the shelf: a number, Enter, the next one. */
export function CountMode({ text, onSearch }: CountModeProps) {
  const shelf = useShelf(text);
  const edits = useCountDraft(shelf.rows);
  const saving = useSaveCounts(edits, shelf);
  const { rows: things, failure } = shelf;
  const { change } = edits;

  return (
    <>
      <Parts>
        <SearchInput
          label="Найти на полке"
          placeholder="Артикул или название  ( / )"
          value={text}
          onChange={onSearch}
        />
        <Hint>
          Считайте всё, что лежит на&nbsp;полке, вместе с&nbsp;упакованным. Enter ведёт к&nbsp;следующей строке,
          Ctrl&nbsp;+&nbsp;Enter сохраняет.
        </Hint>
        {!things && failure === null && <SkeletonLines count={8} />}
        {!things && failure !== null && (
          <ErrorPanel
            title="Полка не&nbsp;загрузилась"
            text="С&nbsp;ней всё в&nbsp;порядке."
            onRetry={shelf.loadAgain}
          />
        )}
        {things?.length === 0 && <EmptyState title="Ничего не&nbsp;нашлось" text="Измените слова поиска." />}
        {things && things.length > 0 && (
          <ShelfRows
            things={things}
            draft={edits.draft}
            onType={(thing, typed) => change((before) => typeCount(before, thing, typed))}
          />
        )}
        <MoreRows pages={shelf} />
      </Parts>
      <CountBar edits={edits} saving={saving} />
    </>
  );
}

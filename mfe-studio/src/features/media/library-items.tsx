import { useState, type ReactNode } from 'react';
import { Button, ConfirmDialog, Muted, SkeletonLines, TextInput } from '@shop/shared/ui';

interface LibraryTexts {
  /** What the search is called, and what it hints at. */
  find: string;
  hint: string;
  /** No name has the words that are looked for. */
  noneFound: string;
  failed: string;
  removal: { title: string; text: string };
}

interface LibraryItemsProps<Item> {
  texts: LibraryTexts;
  typed: string;
  onType: (typed: string) => void;
  /** What the items are found by: it follows what is typed. */
  words: string;
  /** Null while they load. */
  items: readonly Item[] | null;
  isFailed: boolean;
  hasMore: boolean;
  onMore: () => void;
  remove: (item: Item) => Promise<void>;
  /** Draws what there is; `onRemove` asks before it takes one from the site. */
  children: (items: readonly Item[], onRemove: (item: Item) => void) => ReactNode;
}

/** What the site has already: found by its name, and taken from the site after a question. */
export function LibraryItems<Item>(props: LibraryItemsProps<Item>) {
  const { texts, typed, onType, words, items, isFailed, hasMore, onMore, remove, children } = props;
  const [doomed, setDoomed] = useState<Item | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const removeDoomed = async (item: Item) => {
    setIsRemoving(true);
    await remove(item);
    setIsRemoving(false);
    setDoomed(null);
  };
  return (
    <>
      <TextInput
        isSmall
        type="search"
        aria-label={texts.find}
        placeholder={texts.hint}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {items === null && !isFailed && <SkeletonLines count={3} />}
      {items?.length === 0 && (
        <Muted role="status">{words === '' ? 'Ещё ничего не\u00A0загружали' : texts.noneFound}</Muted>
      )}
      {items !== null && items.length > 0 && children(items, setDoomed)}
      {isFailed && <p role="alert">{texts.failed}</p>}
      {(isFailed || hasMore) && (
        <Button kind="quiet" onClick={onMore}>
          {isFailed ? 'Повторить' : 'Показать ещё'}
        </Button>
      )}
      {doomed !== null && (
        <ConfirmDialog
          title={texts.removal.title}
          text={texts.removal.text}
          confirm="Удалить"
          cancel="Оставить"
          isBusy={isRemoving}
          onConfirm={() => void removeDoomed(doomed)}
          onCancel={() => setDoomed(null)}
        />
      )}
    </>
  );
}

import { useCallback, useState, type ReactNode } from 'react';
import { Caption, Note } from '@shop/shared/ui';
import { FoundList, SearchInput } from '../../components';
import { useLoaded } from '../../hooks';

const MOST_SHOWN = 8;

interface Thing {
  id: number;
  name: string;
}

interface ThingSearchProps<Item extends Thing> {
  label: string;
  /** The same function at each render. */
  find: (text: string) => Promise<readonly Item[]>;
  /** Those that are chosen already. */
  isHidden?: (item: Item) => boolean;
  code: (item: Item) => string;
  aside: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
}

/** Finds things by name or article, and chooses the one that is pressed. */
export function ThingSearch<Item extends Thing>(props: ThingSearchProps<Item>) {
  const { label, find, isHidden = () => false, code, aside, onChoose } = props;
  const [text, setText] = useState('');
  const { value, hasFailed } = useLoaded(useCallback(async () => (text.trim() === '' ? [] : find(text)), [find, text]));
  const found = value?.filter((item) => !isHidden(item)).slice(0, MOST_SHOWN) ?? [];
  const choose = (item: Item) => {
    onChoose(item);
    setText('');
  };
  return (
    <div>
      <SearchInput
        label={label}
        placeholder="Название или артикул"
        hasShortcut={false}
        value={text}
        onChange={setText}
      />
      <FoundList label={`${label}: нашлось`} items={found} {...{ code, aside }} onChoose={choose} />
      {hasFailed && <Note kind="danger">Поиск не&nbsp;ответил. Попробуйте ещё раз.</Note>}
      {text.trim() !== '' && value !== null && found.length === 0 && (
        <Caption role="status">Ничего не&nbsp;нашлось</Caption>
      )}
    </div>
  );
}

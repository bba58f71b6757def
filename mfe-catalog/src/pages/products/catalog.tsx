import { useList } from '@shop/shared/runtime';
import { Container, EmptyState } from '@shop/shared/ui';
import { startTransition, useCallback, useRef, useState } from 'react';
import { TEXTS } from '../../content/texts';
import { searchFor } from '../../features/search';
import { isPlain, useCatalogQuery } from './filter';
import { Results } from './results';
import { SleepingForm } from './sleeping-form';
import { useFilteredGoods } from './use-filtered-goods';

/** All goods, and what the visitor asks of them. */
export function Catalog() {
  const { items } = useList('products');
  const { query, change, flush } = useCatalogQuery();
  const shown = useFilteredGoods(items, query);
  const list = useRef<HTMLDivElement>(null);
  // The link pressed goes away with what it reset; on a phone the keyboard goes too.
  const showList = useCallback(() => list.current?.focus(), []);
  const [isSearching, setIsSearching] = useState(false);

  const handleSearchFocus = useCallback(() => {
    void searchFor(items);
    startTransition(() => setIsSearching(true));
  }, [items]);

  if (shown.goods.length === 0) {
    return (
      <Container>
        <EmptyState title={TEXTS.noGoods.title} text={TEXTS.noGoods.text} />
      </Container>
    );
  }
  return (
    <div>
      <SleepingForm
        shown={shown}
        query={query}
        onSearchFocus={handleSearchFocus}
        onChange={change}
        onFlush={flush}
        onSubmit={showList}
      />
      <Results ref={list} shown={shown} isChanging={isSearching || !isPlain(shown.query)} onReset={showList} />
    </div>
  );
}

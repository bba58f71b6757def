import { useEffect, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { countOf } from '@shop/shared/format';
import { Note } from '@shop/shared/ui';
import { articlesOf, isBlock, placeBlock, readBlock, type GoodsField, type Product } from '../../goods';
import { moveByKeys } from './cell-keys';
import { TypeContext } from './edit-context';
import { GoodsRows } from './goods-rows';
import type { GoodsEdits } from './use-goods-edits';
import type { GoodsList } from './use-goods-list';

const ROWS = ['строка', 'строки', 'строк'] as const;

const FIELDS: readonly string[] = ['name', 'price', 'active'] satisfies GoodsField[];
const isField = (name: string | undefined): name is GoodsField => FIELDS.includes(name ?? '');

/** Which field of which product has the focus; null for what is none. */
function cellOf(target: EventTarget): { id: number; field: GoodsField } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { field } = target.dataset;
  const id = Number(target.closest<HTMLElement>('[role="row"]')?.dataset.id);
  return isField(field) && id > 0 ? { id, field } : null;
}

interface GoodsTableProps {
  products: readonly Product[];
  edits: GoodsEdits;
  list: Pick<GoodsList, 'read' | 'hasMore' | 'loadMore'>;
}

/** Puts copied blocks into the table; rows with articles find their products among all goods. */
function useBlocks({ products, edits, list }: GoodsTableProps) {
  const [left, setLeft] = useState<readonly string[]>([]);

  const place = async (text: string, id: number, field: GoodsField) => {
    const rows = readBlock(text);
    const shown = new Set(products.map(({ code }) => code.toLowerCase()));
    const articles = articlesOf(rows, () => true) ?? [];
    const missing = [...new Set(articles)].filter((article) => !shown.has(article));
    const others = missing.length > 0 ? await list.read('articles', missing).catch(() => []) : [];
    const from = products.findIndex((product) => product.id === id);
    const block = placeBlock(rows, { products: [...products, ...others], from, shown: products.length, field });
    edits.paste(block);
    setLeft(block.left);
  };

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const cell = cellOf(event.target);
    if (!cell || !isBlock(text)) return;
    event.preventDefault();
    void place(text, cell.id, cell.field);
  };
  return { paste, left };
}

/** Loads the next rows before the end of the list is seen. */
function useMoreAtEnd({ hasMore, loadMore }: Pick<GoodsList, 'hasMore' | 'loadMore'>, count: number) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!current || !hasMore || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: '1200px',
    });
    observer.observe(current);
    return () => observer.disconnect();
    // Each page is asked for once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasMore, count]);
  return end;
}

/** The table of goods: fields to type into, and copied blocks to paste. */
export function GoodsTable(props: GoodsTableProps) {
  const { products, edits, list } = props;
  const { paste, left } = useBlocks(props);
  const end = useMoreAtEnd(list, products.length);
  const before = useRef<string | boolean>('');

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) before.current = target.type === 'checkbox' ? target.checked : target.value;
  };
  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    const product = products.find(({ id }) => id === cell?.id);
    if (event.key === 'Escape' && cell && product) edits.type(product, { [cell.field]: before.current });
    else moveByKeys(event);
  };

  return (
    <TypeContext value={edits.type}>
      {left.length > 0 && (
        <Note kind="warning" role="status">
          {`Не\u00A0нашлось места: ${countOf(left.length, ROWS)}. ${left.slice(0, 5).join('; ')}`}
        </Note>
      )}
      <GoodsRows products={products} draft={edits.draft} onKeyDown={press} onPaste={paste} onFocus={remember} />
      <div ref={end} />
    </TypeContext>
  );
}

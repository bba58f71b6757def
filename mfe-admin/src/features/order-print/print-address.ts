/** What is printed of an order. */
export const SHEET_KINDS = ['picking', 'invoice', 'order'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export const SHEET_LABELS: Record<SheetKind, string> = {
  picking: 'Листы сборки',
  invoice: 'Счета',
  order: 'Заказы в\u00A0посылку',
};

/** At once, as many as a page of the list has. */
export const MOST_PRINTED = 50;

interface PrintQuery {
  ids: number[];
  kinds: SheetKind[];
}

const DEFAULT_KINDS: readonly SheetKind[] = ['picking', 'invoice'];

/** The address that prints these orders. */
export function printPath(ids: readonly number[], kinds: readonly SheetKind[] = DEFAULT_KINDS): string {
  return `/admin/print?ids=${ids.join()}&sheets=${kinds.join()}`;
}

/** Reads such an address. What somebody has typed wrongly there counts as nothing. */
export function readPrint(search: URLSearchParams): PrintQuery {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const named = new Set((search.get('sheets') ?? DEFAULT_KINDS.join()).split(','));
  return {
    ids: [...new Set(ids.map(Number))].slice(0, MOST_PRINTED),
    kinds: SHEET_KINDS.filter((kind) => named.has(kind)),
  };
}

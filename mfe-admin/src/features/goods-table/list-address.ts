import type { StaffGoodsFilter, StaffGoodsKind } from '../../generated/graphql';

/** What the table shows, as its address has it; '' for all. */
export interface GoodsQuery {
  text: string;
  kind: StaffGoodsKind | '';
  sale: 'on' | 'off' | '';
}

export const NO_QUERY: GoodsQuery = { text: '', kind: '', sale: '' };

export const KIND_LABELS: Record<StaffGoodsKind, string> = {
  product: 'Товары',
  spare: 'Аксессуары и\u00A0запчасти',
  service: 'Услуги',
};

const isKind = (value: string): value is StaffGoodsKind => Object.hasOwn(KIND_LABELS, value);

/** Reads an address of the table. What somebody has typed wrongly there counts as nothing. */
export function readQuery(search: URLSearchParams): GoodsQuery {
  const [kind, sale] = [search.get('kind') ?? '', search.get('sale') ?? ''];
  return {
    text: search.get('text') ?? '',
    kind: isKind(kind) ? kind : '',
    sale: sale === 'on' || sale === 'off' ? sale : '',
  };
}

/** The same as an address has it: `?kind=spare&sale=off`, or nothing. */
export function searchOf(query: GoodsQuery): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return search && `?${search}`;
}

/** What the API is asked for. */
export function filterOf({ text, kind, sale }: GoodsQuery): StaffGoodsFilter {
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(kind && { kind }),
    ...(sale && { active: sale === 'on' }),
  };
}

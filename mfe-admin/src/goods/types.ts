import type { GoodsFieldsFragment } from '../generated/graphql';

/** A product as the table shows it. */
export type Product = GoodsFieldsFragment;

/** What of a product is edited in the table, as its fields have it. */
export interface GoodsValues {
  name: string;
  price: string;
  active: boolean;
}

export type GoodsField = keyof GoodsValues;

/** An edit of one product that is not saved. */
export interface GoodsEdit {
  id: number;
  code: string;
  /** The revision that the edit began with, and what the fields said. */
  revision: number;
  base: GoodsValues;
  values: GoodsValues;
  /** The price, typed again. */
  confirmed: string;
  /** What somebody else has saved meanwhile; null until every conflict is settled. */
  theirs: { revision: number; values: GoodsValues; by: string } | null;
  /** Fields that both have changed. */
  conflicts: readonly GoodsField[];
}

/** Edits by the ids of their products. */
export type GoodsDraft = Readonly<Record<number, GoodsEdit>>;

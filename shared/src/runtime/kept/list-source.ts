import type { StoreApi } from 'zustand/vanilla';

export interface Row {
  id: number;
}

/** What a change makes of the rows: the same array when there is nothing to change. `nextId` names rows that are new. */
export type Change<Item> = (items: readonly Item[], nextId: () => number) => readonly Item[];

/** What a page had on screen when it was left, and not on the server yet. */
export interface Unsent<Item> {
  before: readonly Item[];
  after: readonly Item[];
  /** True when the server's rows had not come: `before` is what was on screen instead of them. */
  isEarly: boolean;
}

/** Where a visitor's list lives: in browser storage for a guest, on the server for a user. */
export interface ListSource<Item> {
  /** Shows what is kept. */
  load: () => void;
  /** Shows the change at once, and keeps it. */
  change: (change: Change<Item>) => void;
  /** Changes made while the rows of the user have not come; undefined when they have, and for a guest. */
  early?: Change<Item>[] | undefined;
  /** Gives what the server does not have yet, and sends no more: the page is being left. */
  leave?: () => Unsent<Item> | null;
  /** Resolves when the server has what was changed; undefined where nothing is sent. */
  sent?: () => Promise<void>;
}

/** Stands in until the list of a user is here. */
export type WaitingSource<Item> = ListSource<Item> & {
  early: Change<Item>[];
  leave: () => Unsent<Item> | null;
};

export interface ListView<Item> {
  items: readonly Item[];
  /** Initially true: the server renders no list of a visitor, the browser reads it after hydration. */
  isLoading: boolean;
  /** True when the list has never come. */
  hasFailed: boolean;
}

/** The place of a guest's list. */
export interface LocalSource<Item> extends ListSource<Item> {
  read: () => readonly Item[];
  forget: () => void;
}

/** A list that changes its place when the visitor signs in or out. */
export interface KeptList<Item> {
  source: ListSource<Item>;
  local: LocalSource<Item>;
  /** Where in storage the next page finds what this one has not sent. */
  unsentKey: string;
  /** Waits for the list of a user: changes show at once, to be made again on its rows. */
  wait: (onLoad: () => void) => WaitingSource<Item>;
}

export type ListStore<Item> = StoreApi<ListView<Item>> & KeptList<Item>;

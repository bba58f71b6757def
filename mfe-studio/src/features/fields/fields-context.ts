import { createContext, use } from 'react';
import type { FactTexts } from '@shop/shared/facts';
import type { Field } from '@shop/shared/page-documents';
import type { Good } from './goods';
import type { LinkTarget } from '../links';

/** The field that somebody has asked for. */
export interface FieldFocus {
  /** `content[3].props.items[0].mark` */
  path: string;
  /** False when the cursor is in the page: the field is shown, but the cursor stays there. */
  takesCursor: boolean;
  /** A file for it, which was dropped on the picture in the page. */
  file?: File;
}

/** What fields choose from. */
export interface FieldChoices {
  /** What the catalogue sells, by slug. */
  goods: ReadonlyMap<string, Good>;
  /** Where links of the page may lead, as the draft is now. */
  linkTargets: () => readonly LinkTarget[];
}

export interface FieldsState extends FieldChoices {
  /**
   * Sets the value at a path; `undefined` removes it.
   * @param isStep it is one step of undo, and not a letter among others
   */
  change: (path: string, value: unknown, isStep?: boolean) => void;
  insertItem: (listPath: string, index: number, item: Field) => void;
  moveItem: (listPath: string, from: number, to: number) => void;
  removeItem: (listPath: string, index: number) => void;
  /** Whether another part of the page has this anchor. */
  isAnchorTaken: (path: string, anchor: string) => boolean;
  /** What pages say for the facts that texts name. */
  facts: FactTexts;
  /** What is wrong, by path. */
  faults: ReadonlyMap<string, string>;
  focus: FieldFocus | null;
  /** Whether fields have the width of the screen. Absent where there is one width. */
  wide?: { isOn: boolean; toggle: () => void };
}

export const FieldsContext = createContext<FieldsState | null>(null);

/** @throws Error outside the fields of a block */
export function useFields(): FieldsState {
  const state = use(FieldsContext);
  if (!state) throw new Error('useFields needs <FieldsContext> above it');
  return state;
}

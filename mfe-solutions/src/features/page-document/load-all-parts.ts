/** Loads the code of all kinds of block, for documents whose page does not have it. */
export const loadAllParts = () =>
  import(/* webpackChunkName: "blocks" */ './all-parts').then(({ ALL_PARTS }) => ALL_PARTS);

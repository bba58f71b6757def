/** Props of every widget that one remote offers to others: the contract between two teams. */
export interface Widgets {
  'mfe-catalog/product-strip': ProductStripProps;
}

export interface ProductStripProps extends Record<string, unknown> {
  /** Slugs in the order of showing; unknown and inactive ones are left out. */
  slugs: readonly string[];
}

export interface ServiceEvents {
  /** An order was placed, changed or cancelled, or what lists say of the shop has changed. */
  onOrderWritten: (catalogVersion: number) => void;
  /** Goods or their stock have changed. */
  onGoodsWritten: (catalogVersion: number) => void;
  onMailQueued: () => void;
  /** Somebody outside waits to be told of a lead. */
  onHookQueued: () => void;
  /** Pages and letters name the seller as it is now. */
  onSellerSaved: () => Promise<void>;
  /** What visitors see of pages may have changed. */
  onPublished: () => Promise<void>;
}

import type { ComponentType, ReactNode } from 'react';
import { fits, type Schema } from '../schema';

/** What a block has to know of the page round it. */
export interface BlockPlace {
  /** True for the block whose heading is the page's own. */
  isFirst: boolean;
}

/** One kind of block: what its data must look like, and how it is drawn. */
export interface Block {
  faults: Schema<unknown>['faults'];
  /** Null where the data does not fit: a wrong block is left out and the page lives. */
  render: (props: unknown, place: BlockPlace) => ReactNode;
}

export function defineBlock<Props extends object>(
  schema: Schema<Props>,
  View: ComponentType<Props & BlockPlace>,
): Block {
  return {
    faults: schema.faults,
    render: (props, place) => (fits(schema, props) ? <View {...props} {...place} /> : null),
  };
}

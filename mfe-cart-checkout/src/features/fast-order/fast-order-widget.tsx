import type { FastOrderProps } from '@shop/shared/federation';
import { FastOrderDialog } from './fast-order-dialog';
import { toCartItems } from './to-cart-items';

/** The dialog as other remotes know it. */
export function FastOrderWidget({ lines, onPlaced, onClose }: FastOrderProps) {
  return <FastOrderDialog items={toCartItems(lines)} onClose={onClose} {...(onPlaced && { onPlaced })} />;
}

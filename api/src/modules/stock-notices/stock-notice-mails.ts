import { formatPrice, toRoubles } from '@shop/shared/format';
import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';
import type { NoticedProduct } from './stock-notice-repository';

/** The key is in the fragment: it reaches no server, log or Referer. */
const stopUrl = (key: string) => `/stock-notices#key=${key}`;

/** To the mailbox of a new request, which may be a stranger's: the link that ends it. */
export function noticeRequestedMail({ name }: NoticedProduct, email: string, key: string, publicUrl: string): Mail {
  const values = { productName: name, url: stopUrl(key) };
  return renderMail({ key: 'stockNoticeRequested', recipient: email, values, publicUrl });
}

interface Arrival {
  email: string;
  /** What the mailbox still waits for. */
  others: readonly string[];
  /** Ends that, too. */
  key: string;
}

/** The one mail that was asked for. */
export function stockArrivedMail(product: NoticedProduct, { email, others, key }: Arrival, publicUrl: string): Mail {
  const values = {
    productName: product.name,
    price: formatPrice(toRoubles(product.price_kopecks)),
    url: product.slug ? `/${product.slug}` : '/products',
    ...(others.length > 0 && { others: others.join(', '), stopUrl: stopUrl(key) }),
  };
  return renderMail({ key: 'stockNoticeArrived', recipient: email, values, publicUrl });
}

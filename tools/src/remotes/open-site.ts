import { remoteDelivery } from '@shop/publisher/client';
import { RefusedError } from '@shop/node/refused-error';
import { userName } from '../user-name';
import type { Workplace } from './action';

/**
 * Works on a site, with the token in `SHOP_TOKEN`.
 * @throws RefusedError when there is no token, or the site is no address
 */
export function openSite(site: string): Workplace {
  const token = process.env.SHOP_TOKEN?.trim();
  if (!token)
    throw new RefusedError('--site needs a token in SHOP_TOKEN: whoever has DATA_DIR makes one', 'UNAUTHENTICATED');
  if (!URL.canParse(site)) throw new RefusedError('--site is an address, as in https://shop.example');
  return { delivery: remoteDelivery({ url: site, token }), tokens: null, who: userName() };
}

import type { RendererSetup } from '../protocol/messages';

/** What renderers of a check work with: nothing of a real site. */
export const CHECK_SETUP: RendererSetup = {
  config: {
    publicUrl: 'http://localhost:3000',
    isPaymentDisabled: true,
    areDiscountsEnabled: false,
    areAccessoriesPreselected: true,
    mapTilesUrl: null,
  },
  hostScripts: [],
  starter: '',
};

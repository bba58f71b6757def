import type { PageModule } from '@shop/shared/federation';
import { SUPPORT_SUCCESS } from './texts';
import { SupportSuccessPage } from './support-success-page';

export const page: PageModule = {
  Page: SupportSuccessPage,
  head: () => ({
    title: `${SUPPORT_SUCCESS.title} — INVIS DUOS`,
    description: SUPPORT_SUCCESS.text,
    isIndexed: false,
  }),
};

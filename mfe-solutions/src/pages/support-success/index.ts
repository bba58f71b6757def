import type { PageModule } from '@shop/shared/federation';
import { NOTHING_SENT, PAGE_TITLE } from './texts';
import { SupportSuccessPage } from './support-success-page';

export const page: PageModule = {
  Page: SupportSuccessPage,
  head: () => ({
    title: `${PAGE_TITLE} — INVIS DUOS`,
    description: NOTHING_SENT.text,
    isIndexed: false,
  }),
};

import type { PageModule } from '@shop/shared/federation';
import { loadDialogContent, type DialogContent } from '../../dialog';
import { dialogHead } from './dialog-head';
import { DialogPage } from './dialog-page';

export const page: PageModule = {
  Page: DialogPage,
  content: loadDialogContent,
  // The content is the result of `content` above.
  head: (context) => dialogHead(context.content as DialogContent, context.params, context),
};

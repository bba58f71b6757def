import type { PageModule } from '@shop/shared/federation';
import { RecordPage } from './record-page';

export const page: PageModule = {
  Page: RecordPage,
  head: () => ({ title: 'Журнал — INVIS DUOS', description: 'Кто и что сделал в магазине.', isIndexed: false }),
};

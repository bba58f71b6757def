import type { PageModule } from '@shop/shared/federation';
import { breadcrumbList } from '../../features/seo';
import type { ChooseData } from './choose-data';
import { CHOOSE_CRUMBS, ChoosePage } from './choose-page';

export const page: PageModule<ChooseData> = {
  Page: ChoosePage,
  // The server alone chooses; no browser loads the rules.
  data: async (context) => {
    const { chooseData } = await import(/* webpackChunkName: "choose-data" */ './choose-data');
    return chooseData(context);
  },
  head: ({ data, publicUrl }) => ({
    title: `${data ? `Вам подойдёт ${data.product.name}` : 'Подобрать модель'} — INVIS DUOS`,
    description: 'Четыре вопроса о машине — и одна модель: почему она, почему не другие и сколько стоит первый год.',
    canonicalPath: '/choose',
    jsonLd: [breadcrumbList(CHOOSE_CRUMBS, publicUrl)],
  }),
};

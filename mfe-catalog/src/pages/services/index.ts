import type { PageModule } from '@shop/shared/federation';
import { breadcrumbList } from '../../features/seo';
import type { ServiceItem } from './services-data';
import { SERVICES_CRUMBS, ServicesPage } from './services-page';

/** A service with its price, as a Service of schema.org. */
function serviceLd({ name, description, category, price }: ServiceItem, publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'Service',
    name,
    description,
    ...(category && { serviceType: category }),
    provider: { '@type': 'Organization', name: 'INVIS DUOS', url: publicUrl },
    offers: { '@type': 'Offer', price, priceCurrency: 'RUB', url: `${publicUrl}/services` },
  };
}

export const page: PageModule<readonly ServiceItem[]> = {
  Page: ServicesPage,
  data: async (context) => {
    const { servicesData } = await import(/* webpackChunkName: "product-content" */ './services-data');
    return servicesData(context);
  },
  head: ({ data: services, publicUrl }) => ({
    title: 'Установка, связь и обслуживание комплексов — INVIS DUOS',
    description:
      'Установка охранного комплекса, выезд мастера, мониторинг на год, диагностика и перенос на другую машину. Цена зависит от модели и не меняется на месте.',
    canonicalPath: '/services',
    jsonLd: [breadcrumbList(SERVICES_CRUMBS, publicUrl), ...services.map((service) => serviceLd(service, publicUrl))],
  }),
};

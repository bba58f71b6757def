import type { HeadContext, PageHead } from '@shop/shared/federation';
import { selectServices } from '@shop/shared/runtime';
import { breadcrumbList } from '../../features/seo';
import { SERVICES_CRUMBS } from './crumbs';
import { serviceLd } from './service-ld';

export function servicesHead({ lists, publicUrl }: HeadContext): PageHead {
  const services = selectServices(lists.products);
  return {
    title: 'Установка, связь и обслуживание комплексов — INVIS DUOS',
    description:
      'Установка охранного комплекса, выезд мастера, мониторинг на год, диагностика и перенос на другую машину. Стоимость окончательная, без доплат на месте.',
    canonicalPath: '/services',
    jsonLd: [breadcrumbList(SERVICES_CRUMBS, publicUrl), ...services.map((service) => serviceLd(service, publicUrl))],
  };
}

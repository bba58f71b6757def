import { Link, groupByCategory, selectServices, useList } from '@shop/shared/runtime';
import { Breadcrumbs, Container, EmptyState, PageHeading } from '@shop/shared/ui';
import { TEXTS } from '../../content/texts';
import { ProductsReady } from '../../features/product-list';
import { SERVICES_CRUMBS } from './crumbs';
import { ServiceGroup } from './service-group';
import * as S from './services-page.styles';

function Groups() {
  const { items } = useList('products');
  const groups = groupByCategory(selectServices(items));
  if (groups.length === 0) return <EmptyState title={TEXTS.noServices.title} text={TEXTS.noServices.text} />;

  return groups.map((group) => <ServiceGroup key={group.category} group={group} />);
}

/** All services by category. */
export function ServicesPage() {
  return (
    <>
      <Container>
        <Breadcrumbs items={SERVICES_CRUMBS} linkComponent={Link} />
        <PageHeading
          title="Услуги"
          lead="Ставим, подключаем и обслуживаем. Стоимость окончательная, без доплат на месте."
        />
      </Container>
      <ProductsReady>
        <S.List>
          <Groups />
        </S.List>
      </ProductsReady>
    </>
  );
}

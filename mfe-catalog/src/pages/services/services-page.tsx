import { keepRanges } from '@shop/shared/format';
import { groupByCategory, type ProductGroup } from '@shop/shared/products';
import { Link, usePageData } from '@shop/shared/runtime';
import {
  type BreadcrumbItem,
  Breadcrumbs,
  Caption,
  Container,
  EmptyState,
  H3,
  H4,
  media,
  PageHeading,
  Price,
} from '@shop/shared/ui';
import { Fragment, useId } from 'react';
import styled from 'styled-components';
import { RuledItem } from '../../components/ruled-item';
import { NO_SERVICES } from '../../content/texts';
import { BuyButton } from '../../features/buying';
import type { ServiceItem } from './services-data';

export const SERVICES_CRUMBS: readonly BreadcrumbItem[] = [{ label: 'Главная', href: '/' }, { label: 'Услуги' }];

const List = styled(Container)`
  display: grid;
  gap: 48px;
  padding-bottom: 96px;
`;

const Title = styled(H4)`
  margin-bottom: 24px;
`;

const Rows = styled.ul`
  border-bottom: 1px solid var(--c-line-strong);
`;

const Row = styled(RuledItem)`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 180px 148px;
  gap: 24px;
  align-items: center;
  padding: 28px 0;

  @media ${media.phone} {
    grid-template-columns: 1fr auto;
    gap: 12px;

    & > div:first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

const Sign = styled.img`
  @media ${media.phone} {
    display: none;
  }
`;

const Text = styled.p`
  max-width: 560px;
  margin-top: 6px;
  color: var(--c-text-2);
`;

const FitsText = styled.p`
  margin-top: 8px;

  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Cost = styled.div`
  text-align: right;

  & > span {
    display: block;
  }

  @media ${media.phone} {
    text-align: left;
  }
`;

function Fits({ goods }: Pick<ServiceItem, 'goods'>) {
  if (goods.length === 0) return null;
  return (
    <FitsText>
      <Caption>
        Подходит:{' '}
        {goods.map(({ slug, name }, index) => (
          <Fragment key={slug}>
            {index > 0 && ', '}
            <Link to={`/${slug}`}>{name}</Link>
          </Fragment>
        ))}
      </Caption>
    </FitsText>
  );
}

function Service({ service }: { service: ServiceItem }) {
  const { name, description, img, price, priceFrom, unit, goods } = service;
  return (
    <Row id={`service-${service.id}`}>
      {img && <Sign src={img} width={24} height={24} alt="" />}
      <div>
        <H3>{name}</H3>
        <Text>{keepRanges(description)}</Text>
        <Fits goods={goods} />
      </div>
      <Cost>
        {priceFrom !== null && <Caption>{'от\u00A0'}</Caption>}
        <Price value={priceFrom ?? price} size="md" />
        {unit && <Caption>{unit}</Caption>}
      </Cost>
      <BuyButton product={service} text="Добавить" kind="outline" />
    </Row>
  );
}

function Group({ group: { category, products } }: { group: ProductGroup<ServiceItem> }) {
  const titleId = useId();
  const hasName = category !== '';
  return (
    <section {...(hasName ? { 'aria-labelledby': titleId } : { 'aria-label': 'Другие услуги' })}>
      {hasName && (
        <Title as="h2" id={titleId}>
          {category}
        </Title>
      )}
      <Rows>
        {products.map((service) => (
          <Service key={service.id} service={service} />
        ))}
      </Rows>
    </section>
  );
}

/** All services by category. */
export function ServicesPage() {
  const groups = groupByCategory(usePageData<readonly ServiceItem[]>());
  return (
    <>
      <Container>
        <Breadcrumbs items={SERVICES_CRUMBS} linkComponent={Link} />
        <PageHeading
          title="Услуги"
          lead="Ставим, подключаем и обслуживаем. Цена зависит от модели и не меняется на месте."
        />
      </Container>
      <List>
        {groups.length === 0 && <EmptyState {...NO_SERVICES} />}
        {groups.map((group) => (
          <Group key={group.category} group={group} />
        ))}
      </List>
    </>
  );
}

import { countOf } from '@shop/shared/format';
import { useList, type Product } from '@shop/shared/runtime';
import { Caption, Container, Section, SectionHead } from '@shop/shared/ui';
import { leadSentences } from '../../components/lead-sentences';
import { paymentUnit } from '../../components/payment-unit';
import { BuyButton } from '../../features/buying';
import * as S from './fitting-services.styles';

const TEXT_LENGTH = 90;

function Service({ service }: { service: Product }) {
  return (
    <S.Service>
      {service.img && <img src={service.img} width={24} height={24} alt="" loading="lazy" />}
      <S.Name as="h3">{service.name}</S.Name>
      <S.Text>{leadSentences(service.description, TEXT_LENGTH).lead}</S.Text>
      <S.Foot>
        <span>
          <S.Cost value={service.price} /> <Caption>{paymentUnit(service)}</Caption>
        </span>
        <BuyButton product={service} text="Добавить" kind="outline" />
      </S.Foot>
    </S.Service>
  );
}

/** Services that go with the product, each to be added with one press. */
export function FittingServices({ serviceIds }: { serviceIds: readonly number[] }) {
  const { byId } = useList('products');
  const services = serviceIds.flatMap((id) => byId.get(id) ?? []).filter(({ active }) => active);
  if (services.length === 0) return null;

  return (
    <Section flushTop aria-labelledby="services">
      <Container>
        <SectionHead
          at={62}
          label={countOf(services.length, ['услуга', 'услуги', 'услуг'])}
          titleId="services"
          title="Установка и связь"
          text="Услуги можно добавить к заказу сейчас или заказать позже."
        />
        <S.Services>
          {services.map((service) => (
            <Service key={service.id} service={service} />
          ))}
        </S.Services>
      </Container>
    </Section>
  );
}

import { Caption, Container, H4, Price, Section, SectionHead } from '@shop/shared/ui';
import styled from 'styled-components';
import { BuyButton } from '../../features/buying';
import { ExtraItem, ExtraList } from './extras.styles';
import type { FittingService } from './fitting-services-data';

const Name = styled(H4)`
  margin-top: 16px;
`;

const Text = styled.p`
  margin: 8px 0 20px;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  margin-top: auto;
`;

const Cost = styled(Price)`
  font-size: 18px;
`;

function Service({ service }: { service: FittingService }) {
  return (
    <ExtraItem>
      {service.img && <img src={service.img} width={24} height={24} alt="" loading="lazy" />}
      <Name as="h3">{service.name}</Name>
      <Text>{service.text}</Text>
      <Footer>
        <span>
          <Cost value={service.price} /> <Caption>{service.unit}</Caption>
        </span>
        <BuyButton product={service} text="Добавить" kind="outline" />
      </Footer>
    </ExtraItem>
  );
}

/** The fitting services, each with a button that adds it. */
export function FittingServices({ services }: { services: readonly FittingService[] }) {
  if (services.length === 0) return null;

  return (
    <Section flushTop aria-labelledby="services">
      <Container>
        <SectionHead
          at={62}
          titleId="services"
          title="Установка и связь"
          text="Услуги можно добавить к заказу сейчас или заказать позже. Центр и день выберете в корзине."
        />
        <ExtraList>
          {services.map((service) => (
            <Service key={service.id} service={service} />
          ))}
        </ExtraList>
      </Container>
    </Section>
  );
}

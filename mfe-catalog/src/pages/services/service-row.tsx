import { usePageContent, type Product } from '@shop/shared/runtime';
import { Caption, H3, Price } from '@shop/shared/ui';
import { paymentUnit } from '../../components/payment-unit';
import type { FittingGoods } from '../../content/fitting-goods';
import { FittingList } from './fitting-list';
import { ServiceAction } from './service-action';
import * as S from './service-row.styles';

/** A service: what is done, what it costs, and a button that adds it to the cart. */
export function ServiceRow({ service }: { service: Product }) {
  const unit = paymentUnit(service);
  const slugs = usePageContent<FittingGoods>()[service.id] ?? [];

  return (
    <S.Row>
      {service.img && <S.Sign src={service.img} width={24} height={24} alt="" />}
      <div>
        <H3>{service.name}</H3>
        <S.Text>{service.description}</S.Text>
        <FittingList slugs={slugs} />
      </div>
      <S.Cost>
        <Price value={service.price} size="md" />
        {unit && <Caption>{unit}</Caption>}
      </S.Cost>
      <ServiceAction service={service} />
    </S.Row>
  );
}

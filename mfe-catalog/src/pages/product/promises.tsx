import { formatPrice } from '@shop/shared/format';
import { Link, useList, type Product } from '@shop/shared/runtime';
import { RefreshIcon, TruckIcon, WrenchIcon } from '@shop/shared/ui';
import { isObtainable } from '../../features/buying';
import * as S from './promises.styles';

interface PromisesProps {
  product: Product;
  serviceIds: readonly number[];
}

const INSTALLATION = 'Установка';
const INSTALLATION_TIME = 'Время установки';

function useInstallation({ product, serviceIds }: PromisesProps): string | null {
  const { byId } = useList('products');
  const time = product.properties.find(({ name }) => name === INSTALLATION_TIME)?.value;
  const service = byId.get(serviceIds.find((id) => byId.get(id)?.category === INSTALLATION) ?? 0);
  if (!time || !service?.active) return null;
  return `Установим за\u00A0${time}, от\u00A0${formatPrice(service.price)}`;
}

/** What the buyer wonders about before the click: delivery, installation, return. */
export function Promises(props: PromisesProps) {
  const installation = useInstallation(props);
  return (
    <S.List>
      {isObtainable(props.product) && (
        <li>
          <TruckIcon size={20} />
          <Link to="/info_delivery">Доставим по Москве завтра, по России от 2 дней</Link>
        </li>
      )}
      {installation && (
        <li>
          <WrenchIcon size={20} />
          <Link to="/services">{installation}</Link>
        </li>
      )}
      <li>
        <RefreshIcon size={20} />
        <Link to="/info_exchange_and_returns">Обмен и возврат в течение 14 дней</Link>
      </li>
    </S.List>
  );
}

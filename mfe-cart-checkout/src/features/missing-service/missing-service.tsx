import { fillTemplate } from '@shop/shared/format';
import { Link, useList } from '@shop/shared/runtime';
import { Note } from '@shop/shared/ui';
import type { OrderGroup } from '../order-lines';
import { missingServices } from './missing-services';

const TEXT =
  'Без услуги «Мониторинг» ({price} в\u00A0год) не будет карты, сообщений в\u00A0приложении и\u00A0поездок: {devices}. ';

/** Tells of a service that the devices of the order need and the order does not have. */
export function MissingService({ groups }: { groups: readonly OrderGroup[] }) {
  const { items: facts } = useList('facts');
  return missingServices(groups, facts).map(({ devices, price }) => (
    <Note key={devices}>
      {fillTemplate(TEXT, { devices, price })}
      <Link to="/services">Добавить услугу</Link>
    </Note>
  ));
}

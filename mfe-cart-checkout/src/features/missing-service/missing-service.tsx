import { fillTemplate } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Link as TextLink, Note } from '@shop/shared/ui';
import styled from 'styled-components';
import type { OrderGroup } from '../order-lines';
import { missingServices } from './missing-services';

const TEXT =
  'Без услуги «{name}» ({price} в\u00A0год) не будет карты, сообщений в\u00A0приложении и\u00A0поездок: {devices}. ';

const Remark = styled(Note)`
  margin-block: 12px;
`;

/** Tells of a service that the devices of the order need and the order does not have. */
export function MissingService({ groups }: { groups: readonly OrderGroup[] }) {
  return missingServices(groups).map(({ name, devices, price }) => (
    <Remark key={devices}>
      {fillTemplate(TEXT, { name, devices, price })}
      <TextLink as={Link} to="/services">
        Добавить услугу
      </TextLink>
    </Remark>
  ));
}

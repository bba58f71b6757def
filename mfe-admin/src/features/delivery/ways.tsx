import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@shop/shared/ui';
import { EditLines, Part, type EditItem } from '../../components';
import type { Way } from './delivery-edits';
import type { DeliveryTable } from './use-delivery';
import { kindWords, newWay } from './way-fields';
import { WayForm } from './way-form';

/** Of the part of the page with the ways. */
export const WAYS = 'ways';

const Box = styled.div`
  max-width: 960px;
  margin-top: 24px;
`;

const itemOf = ({ id, name, kind, carrier, active }: Way): EditItem => ({
  ...{ id, title: name, badge: active ? null : 'выключен' },
  note: [kindWords(kind), carrier].filter(Boolean).join(', '),
});

interface WaysProps {
  table: DeliveryTable & { delivery: NonNullable<DeliveryTable['delivery']> };
}

/** How goods come to a buyer: one way is edited at a time. Its prices stand in the table. */
export function Ways({ table }: WaysProps) {
  const { revision, types } = table.delivery;
  const [openId, setOpenId] = useState<number | null>(null);
  const known = types.find(({ id }) => id === openId);
  const edited = openId === 0 ? newWay(revision) : known && { ...known, revision };
  const close = () => setOpenId(null);
  const title = edited ? edited.name || 'Новый способ' : 'Способы доставки';
  return (
    <Box id={WAYS}>
      <Part
        title={title}
        aside={
          !edited && (
            <Button kind="outline" onClick={() => setOpenId(0)}>
              Добавить способ
            </Button>
          )
        }
      >
        {edited ? (
          <WayForm key={edited.id} way={edited} table={table} onClose={close} />
        ) : (
          <EditLines label="Способы доставки" items={types.map(itemOf)} onOpen={setOpenId} />
        )}
      </Part>
    </Box>
  );
}

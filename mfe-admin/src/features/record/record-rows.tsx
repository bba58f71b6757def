import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Caption, Link as TextLink, media, Panel } from '@shop/shared/ui';
import { actionWords, detailWords, doerWords, orderWords } from './record-words';
import type { RecordEntry } from './use-record';

const Item = styled.li`
  display: grid;
  grid-template-columns: 140px minmax(0, 0.6fr) minmax(0, 1fr);
  gap: 2px 16px;
  padding: 8px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 44px;
  }
`;

/** The thumb's height. */
const OrderLink = styled(TextLink)`
  @media ${media.touch} {
    display: inline-block;
    padding-block: 12px;
  }
`;

/** Who did what, and when. */
export function RecordRows({ rows }: { rows: readonly RecordEntry[] }) {
  return (
    <Panel as="ol" aria-label="Журнал действий">
      {rows.map((entry) => (
        <Item key={entry.id}>
          <Caption as="time" dateTime={entry.at}>
            {whenOf(entry.at)}
          </Caption>
          <span dir="auto">{doerWords(entry)}</span>
          <span>
            {actionWords(entry.action)}{' '}
            {entry.orderId && (
              <OrderLink as={Link} to={`/admin/orders/${entry.orderId}`}>
                {orderWords(entry.orderId)}
              </OrderLink>
            )}
            {detailWords(entry) && <Caption dir="auto">{` ${detailWords(entry)}`}</Caption>}
          </span>
        </Item>
      ))}
    </Panel>
  );
}

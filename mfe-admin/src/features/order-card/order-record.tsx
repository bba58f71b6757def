import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { Caption } from '@shop/shared/ui';
import { Part } from '../../components';
import { useClock } from '../../hooks';
import type { Order } from '../../order';
import { eventWords, mailWords } from './history-words';

const List = styled.ol`
  display: grid;
  gap: 8px;
  max-height: 320px;
  overflow-y: auto;
`;

const Remark = styled(Caption)`
  display: block;
`;

const Unsent = styled(Remark)`
  color: var(--c-danger);
`;

/** A mail usually leaves within seconds; only one that does not is a trouble. */
const ON_ITS_WAY_MS = 60_000;

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** Who did what to the order, the latest first. */
export function OrderRecord({ order }: { order: Order }) {
  const { history } = order;
  if (history.length === 0) return null;
  return (
    <Part title="История">
      {/* Those who use a keyboard scroll it, too. */}
      <List reversed tabIndex={0} aria-label="История заказа">
        {history.toReversed().map(({ at, by, action, fields }, index) => (
          <li key={`${at}-${index}`}>
            {eventWords(action, fields)}
            <Remark>{joined(whenOf(at), by)}</Remark>
          </li>
        ))}
      </List>
    </Part>
  );
}

/** The mails that the buyer has got, or is about to. */
export function OrderMails({ order }: { order: Order }) {
  const now = useClock();
  if (order.mails.length === 0) return null;
  return (
    <Part title="Письма покупателю">
      <List>
        {order.mails.map(({ kind, to, queuedAt, sentAt }) => (
          <li key={`${kind}-${queuedAt}`}>
            {mailWords(kind)}
            {sentAt && <Remark>{joined(to, whenOf(sentAt))}</Remark>}
            {!sentAt && now - Date.parse(queuedAt) < ON_ITS_WAY_MS && <Remark>{joined(to, 'отправляется')}</Remark>}
            {!sentAt && now - Date.parse(queuedAt) >= ON_ITS_WAY_MS && (
              <Unsent>{joined(to, 'ещё не\u00a0отправлено')}</Unsent>
            )}
          </li>
        ))}
      </List>
    </Part>
  );
}

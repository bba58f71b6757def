import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { fillTemplate, formatDateLong } from '@shop/shared/format';
import { Badge, Button, Caption, media, Panel } from '@shop/shared/ui';
import { TEXTS } from './texts';
import { useCloseSession } from './use-close-session';
import type { UserSession } from './user-sessions';

const { sessions: texts } = TEXTS;

const Item = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  min-height: 75px;
  padding: 14px 8px 14px 20px;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    padding-left: 16px;
  }
`;

const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font-weight: var(--w-medium);
`;

const Dates = styled(Caption)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-top: 4px;
`;

/** A date stays on one line. */
const Day = styled.time`
  white-space: nowrap;
`;

function DateFact({ label, date }: { label: string; date: string }) {
  return (
    <span>
      {label} <Day dateTime={date}>{formatDateLong(date)}</Day>
    </span>
  );
}

interface SessionItemProps {
  session: UserSession;
  isClosing: boolean;
  onClose: () => void;
}

/** One session. Its dates are the description of its button: a browser may have several. */
function SessionItem({ session, isClosing, onClose }: SessionItemProps) {
  const { device, isCurrent, createdAt, lastUsedAt } = session;
  const datesId = useId();
  return (
    <Item>
      <div>
        <Device>
          {device}
          {isCurrent && <Badge tone="green">{texts.current}</Badge>}
        </Device>
        <Dates as="p" id={datesId}>
          <DateFact label={texts.opened} date={createdAt} /> <DateFact label={texts.used} date={lastUsedAt} />
        </Dates>
      </div>
      {!isCurrent && (
        <Button
          kind="danger"
          aria-label={fillTemplate(texts.closeOne, { device })}
          aria-describedby={datesId}
          isLoading={isClosing}
          onClick={onClose}
        >
          {texts.close}
        </Button>
      )}
    </Item>
  );
}

/** Focuses the list when a row has left the page with the focused button. */
function useFocusWhenRowLeaves(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const lastCount = useRef(count);
  useEffect(() => {
    if (count < lastCount.current && document.activeElement === document.body) list.current?.focus();
    lastCount.current = count;
  }, [count]);
  return list;
}

interface SessionListProps {
  sessions: readonly UserSession[];
  onClosed: (session: UserSession) => void;
}

/** The user's sessions, this one first. */
export function SessionList({ sessions, onClosed }: SessionListProps) {
  const { closingId, close } = useCloseSession(onClosed);
  const list = useFocusWhenRowLeaves(sessions.length);
  return (
    <Panel as="ul" ref={list} tabIndex={-1} aria-label={texts.title}>
      {sessions.map((session) => (
        <SessionItem
          key={session.id}
          session={session}
          isClosing={closingId === session.id}
          onClose={() => void close(session)}
        />
      ))}
    </Panel>
  );
}

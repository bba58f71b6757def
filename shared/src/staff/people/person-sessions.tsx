import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { mutate, query, RequestError, useShop } from '@shop/shared/runtime';
import { formatDateLong } from '../../rules/format';
import { StaffEndSessionsDocument, StaffSessionsDocument, type StaffSessionsQuery } from '../../generated/graphql';
import { Button, Caption, ErrorPanel, Note, SkeletonLines, Stack } from '../../ui';
import { useAttempt } from '../use-attempt';
import { Name } from './person-row';

type Session = StaffSessionsQuery['staffSessions'][number];

const Item = styled.li`
  display: flex;
  gap: 4px 16px;
  justify-content: space-between;
  align-items: center;
  padding-block: 8px;

  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

/** Where one person is signed in. `sessions` is the refusal where they may not be seen. */
function useSessions(userId: number) {
  const { client } = useShop();
  const [sessions, setSessions] = useState<readonly Session[] | RequestError | 'failed' | null>(null);
  const { isBusy, error, run } = useAttempt();
  const load = useCallback(
    () =>
      query(client, StaffSessionsDocument, { userId }).then(
        ({ staffSessions }) => setSessions(staffSessions),
        (cause: unknown) => setSessions(cause instanceof RequestError && cause.code === 'FORBIDDEN' ? cause : 'failed'),
      ),
    [client, userId],
  );
  useEffect(() => void load(), [load]);
  const end = (id: number | null) =>
    run(async () => {
      await mutate(client, StaffEndSessionsDocument, { userId, id });
      await load();
    });
  return { sessions, isBusy, error, load: () => void load(), end };
}

interface SessionItemProps {
  session: Session;
  onEnd: () => void;
}

function SessionItem({ session: { device, createdAt, lastUsedAt, isCurrent }, onEnd }: SessionItemProps) {
  return (
    <Item>
      <div>
        <Name>{device}</Name>
        <Caption>
          {`вход ${formatDateLong(createdAt)}, `}
          {isCurrent ? 'этот сеанс' : `последняя активность ${formatDateLong(lastUsedAt)}`}
        </Caption>
      </div>
      {!isCurrent && (
        <Button kind="quiet" aria-label={`Завершить: ${device}`} onClick={onEnd}>
          Завершить
        </Button>
      )}
    </Item>
  );
}

/** The sessions of one of the staff; each can be ended, or all except one's own current one. */
export function PersonSessions({ userId }: { userId: number }) {
  const { sessions, isBusy, error, load, end } = useSessions(userId);
  if (sessions === null) return <SkeletonLines count={3} />;
  if (sessions === 'failed') return <ErrorPanel onRetry={load} />;
  if (sessions instanceof RequestError) return <Note>{sessions.message}</Note>;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Stack gap={4}>
      {sessions.length === 0 && <p>Сейчас нигде не&nbsp;выполнен вход.</p>}
      <ul aria-label="Сеансы">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {error !== null && <Note kind="danger">{error}</Note>}
      {others.length > 1 && (
        <div>
          <Button kind="danger" isLoading={isBusy} onClick={() => end(null)}>
            {others.length < sessions.length ? 'Завершить все остальные' : 'Завершить все'}
          </Button>
        </div>
      )}
    </Stack>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import { formatDateLong } from '@shop/shared/format';
import { Button, Caption, ErrorPanel, media, Panel, Row, SkeletonLines } from '@shop/shared/ui';
import { StudioFrame } from '../../components';
import { useStaffRole } from '../../features/access';
import type { StaffRole } from '../../generated/graphql';
import { InviteForm } from './invite-form';
import { usePeople, type Person } from './use-people';

const Title = styled.h1`
  margin-bottom: 16px;
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.02em;
`;

const PersonRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px minmax(200px, auto);
  gap: 4px 16px;
  align-items: center;
  min-height: 60px;
  padding: 8px 16px;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Name = styled.span`
  display: block;
  font-size: 15px;
  line-height: 20px;
  font-weight: var(--w-medium);
`;

const Action = styled.div`
  text-align: right;

  @media ${media.phone} {
    text-align: left;
  }
`;

const ROLES: Record<StaffRole, string> = { editor: 'Редактор', publisher: 'Издатель' };

interface DismissProps {
  person: Person;
  onDismiss: () => void;
}

/** Takes two presses: the person loses the studio at once. */
function Dismiss({ person, onDismiss }: DismissProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button kind="quiet" onClick={() => setIsAsking(true)} aria-label={`Закрыть доступ: ${person.name}`}>
        Закрыть доступ
      </Button>
    );
  return (
    <Row gap={2}>
      <Button kind="danger" onClick={onDismiss}>
        Закрыть
      </Button>
      <Button kind="quiet" onClick={() => setIsAsking(false)}>
        Оставить
      </Button>
    </Row>
  );
}

/** Who works in the studio. Publishers invite and dismiss. */
export function Screen() {
  const isPublisher = useStaffRole() === 'publisher';
  const { people, load, dismiss } = usePeople();
  return (
    <StudioFrame at="/studio/people">
      <Title>Люди</Title>
      {people === null && <SkeletonLines count={3} />}
      {people === 'failed' && (
        <ErrorPanel title="Список не&nbsp;загрузился" text="Доступы те&nbsp;же." onRetry={load} />
      )}
      {people !== null && people !== 'failed' && (
        <Panel as="ul" aria-label="Кто работает в&nbsp;студии">
          {people.map((person) => (
            <PersonRow key={person.userId}>
              <div>
                <Name>{person.name}</Name>
                <Caption>
                  {[person.email, `с\u00A0${formatDateLong(person.addedAt)}`].filter(Boolean).join(', ')}
                </Caption>
              </div>
              <span>{ROLES[person.role]}</span>
              <Action>{isPublisher && <Dismiss person={person} onDismiss={() => dismiss(person)} />}</Action>
            </PersonRow>
          ))}
        </Panel>
      )}
      {isPublisher && <InviteForm />}
    </StudioFrame>
  );
}

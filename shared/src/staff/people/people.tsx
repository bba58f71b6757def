import styled from 'styled-components';
import { formatDateLong } from '../../format';
import { Caption, ErrorPanel, media, Panel, SkeletonLines } from '../../ui';
import { nameRights } from '../rights';
import { useMay } from '../staff-context';
import { InviteForm } from './invite-form';
import { PersonActions } from './person-actions';
import { usePeople } from './use-people';

const PersonRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, 0.6fr) minmax(200px, auto);
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
  overflow-wrap: anywhere;
`;

/** Who works in the shop. Those with the right invite, dismiss and change what others may do. */
export function People() {
  const mayChange = useMay('people');
  const { people, load, dismiss, setRights, resetFactor } = usePeople();
  return (
    <>
      {people === null && <SkeletonLines count={3} />}
      {people === 'failed' && (
        <ErrorPanel title="Список не&nbsp;загрузился" text="Доступы те&nbsp;же." onRetry={load} />
      )}
      {people !== null && people !== 'failed' && (
        <Panel as="ul" aria-label="Кто работает в&nbsp;магазине">
          {people.map((person) => (
            <PersonRow key={person.userId}>
              <div>
                <Name>{person.name}</Name>
                <Caption>
                  {[person.email, `с\u00A0${formatDateLong(person.addedAt)}`].filter(Boolean).join(', ')}
                </Caption>
              </div>
              <span>{nameRights(person.rights)}</span>
              {mayChange && (
                <PersonActions
                  person={person}
                  onDismiss={() => void dismiss(person)}
                  onRights={(rights) => void setRights(person, rights)}
                  onReset={() => void resetFactor(person)}
                />
              )}
            </PersonRow>
          ))}
        </Panel>
      )}
      {mayChange && <InviteForm />}
    </>
  );
}

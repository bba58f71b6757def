import { formatDateLong } from '../../rules/format';
import { Caption, ErrorPanel, Panel, SkeletonLines } from '../../ui';
import { nameRights } from '../rights';
import { useMay } from '../staff-context';
import { InviteForm } from './invite-form';
import { OpenInvites } from './open-invites';
import { PersonActions } from './person-actions';
import { Name, PersonRow } from './person-row';
import { usePeople } from './use-people';

interface PeopleProps {
  /** The name of the set of rights that an invitation begins with; by default the smallest. */
  usual?: string;
}

/** Who works in the shop. Those with the right invite, dismiss and change what others may do. */
export function People({ usual }: PeopleProps) {
  const mayChange = useMay('people');
  const { people, invites, load, dismiss, setRights, resetFactor, cancelInvite } = usePeople(mayChange);
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
      <OpenInvites invites={invites} onCancel={(invite) => void cancelInvite(invite)} />
      {mayChange && <InviteForm usual={usual} onInvited={load} />}
    </>
  );
}

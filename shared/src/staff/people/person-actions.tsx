import { useState } from 'react';
import type { StaffRight } from '../../generated/graphql';
import { Button, Checkbox, Modal, Row, Stack } from '../../ui';
import { PRESETS, RIGHT_LABELS } from '../rights';
import { useRights } from '../staff-context';
import { PersonSessions } from './person-sessions';
import { Sure } from './sure';
import type { Person } from './use-people';

const ALL = PRESETS.at(-1)?.rights ?? [];

export interface PersonChanges {
  onDismiss: () => void;
  onRights: (rights: readonly StaffRight[]) => void;
  onReset: () => void;
}

interface RightsFormProps {
  person: Person;
  onSave: (rights: readonly StaffRight[]) => void;
  onCancel: () => void;
}

/** One tick for each right; those that one lacks oneself stay as they are. */
function RightsForm({ person, onSave, onCancel }: RightsFormProps) {
  const own = useRights();
  const [rights, setRights] = useState<readonly StaffRight[]>(person.rights);
  const toggle = (right: StaffRight) =>
    setRights(rights.includes(right) ? rights.filter((one) => one !== right) : [...rights, right]);
  return (
    <Stack gap={3} role="group" aria-label={`Права: ${person.name}`}>
      {ALL.map((right) => (
        <Checkbox
          key={right}
          checked={rights.includes(right)}
          disabled={!own.includes(right)}
          onChange={() => toggle(right)}
        >
          {RIGHT_LABELS[right]}
        </Checkbox>
      ))}
      <Row gap={2}>
        <Button onClick={() => onSave(rights)} disabled={rights.length === 0}>
          Сохранить
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Отмена
        </Button>
      </Row>
    </Stack>
  );
}

type Asked = 'dismiss' | 'reset' | 'rights' | 'sessions' | null;

/** What can be done about one person. What cannot be undone takes two presses. */
export function PersonActions({ person, onDismiss, onRights, onReset }: PersonChanges & { person: Person }) {
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const then = (change: () => void) => () => {
    close();
    change();
  };
  if (asked === 'dismiss') return <Sure text="Закрыть" onYes={then(onDismiss)} onNo={close} />;
  if (asked === 'reset') return <Sure text="Сбросить" onYes={then(onReset)} onNo={close} />;
  if (asked === 'rights')
    return <RightsForm person={person} onSave={(rights) => then(() => onRights(rights))()} onCancel={close} />;
  return (
    <Row gap={2}>
      <Button kind="quiet" onClick={() => setAsked('rights')} aria-label={`Права: ${person.name}`}>
        Права
      </Button>
      <Button kind="quiet" onClick={() => setAsked('sessions')} aria-label={`Сеансы: ${person.name}`}>
        Сеансы
      </Button>
      <Modal title={`Сеансы: ${person.name}`} isOpen={asked === 'sessions'} onClose={close} width="520px">
        <PersonSessions userId={person.userId} />
      </Modal>
      <Button kind="quiet" onClick={() => setAsked('reset')} aria-label={`Сбросить вход: ${person.name}`}>
        Сбросить вход
      </Button>
      <Button kind="quiet" onClick={() => setAsked('dismiss')} aria-label={`Закрыть доступ: ${person.name}`}>
        Закрыть доступ
      </Button>
    </Row>
  );
}

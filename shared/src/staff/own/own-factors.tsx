import { useState, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { formatDateLong } from '../../rules/format';
import type { OwnFactorFragment } from '../../generated/graphql';
import { Button, Caption, ErrorPanel, Modal, Note, Panel, Row, SkeletonLines, Stack, TextInput } from '../../ui';
import { Name } from '../people/person-row';
import { Sure } from '../people/sure';
import { canUsePasskeys } from '../passkeys';
import { RecoveryCodes } from '../setup/recovery-codes';
import { TotpSetup } from '../setup/totp-setup';
import { useOwnFactors, type ShownFactor } from './use-own-factors';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
  align-items: center;
  min-height: 60px;
  padding: 8px 16px;

  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const FEW_CODES = 3;
const MAX_NAME = 64;

interface FactorItemProps {
  name: string;
  remark: ReactNode;
  /** The button, and the second press. */
  action: string;
  sure: string;
  onSure: () => void;
  /** Beside the button. */
  more?: ReactNode;
}

function FactorItem({ name, remark, action, sure, onSure, more }: FactorItemProps) {
  const [isAsked, setIsAsked] = useState(false);
  const confirm = () => {
    setIsAsked(false);
    onSure();
  };
  return (
    <Item>
      <div>
        <Name>{name}</Name>
        <Caption>{remark}</Caption>
      </div>
      {isAsked ? (
        <Sure text={sure} onYes={confirm} onNo={() => setIsAsked(false)} />
      ) : (
        <Row gap={2}>
          {more}
          <Button kind="quiet" aria-label={`${action}: ${name}`} onClick={() => setIsAsked(true)}>
            {action}
          </Button>
        </Row>
      )}
    </Item>
  );
}

const usedText = (at: string | null | undefined) =>
  at ? `последний вход ${formatDateLong(at)}` : 'ещё не\u00A0пригодился';

function codesText(left: number): string {
  if (left === 0) return 'не\u00A0осталось: без\u00A0них потерянный телефон закроет вход';
  return left <= FEW_CODES ? `осталось ${left}: выпустите новые` : `осталось ${left}`;
}

interface PasskeyItemProps {
  passkey: OwnFactorFragment['passkeys'][number];
  sure: string;
  onRemove: () => void;
  onRename: (name: string) => void;
}

/** A passkey: its name can be typed anew in its place. */
function PasskeyItem({ passkey: { name, lastUsedAt }, sure, onRemove, onRename }: PasskeyItemProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = `Ключ: ${name}`;
  if (typed === null) {
    const rename = (
      <Button kind="quiet" aria-label={`Переименовать: ${shown}`} onClick={() => setTyped(name)}>
        Переименовать
      </Button>
    );
    return (
      <FactorItem
        name={shown}
        remark={usedText(lastUsedAt)}
        action="Удалить"
        sure={sure}
        onSure={onRemove}
        more={rename}
      />
    );
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setTyped(null);
    if (typed.trim() !== '' && typed.trim() !== name) onRename(typed.trim());
  };
  return (
    <Item>
      <form aria-label={shown} onSubmit={save}>
        <Row gap={2}>
          <TextInput
            isSmall
            aria-label="Название ключа"
            autoComplete="off"
            maxLength={MAX_NAME}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the button was pressed for this field
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">Сохранить</Button>
          <Button kind="quiet" onClick={() => setTyped(null)}>
            Не&nbsp;менять
          </Button>
        </Row>
      </form>
    </Item>
  );
}

interface FactorListProps {
  factors: OwnFactorFragment;
  onRename: (id: string, name: string) => void;
  onRemove: (factor: ShownFactor) => void;
  onRenew: () => void;
}

function FactorList({ factors, onRename, onRemove, onRenew }: FactorListProps) {
  const { passkeys, hasTotp, recoveryCodesLeft } = factors;
  const isLast = passkeys.length + Number(hasTotp) === 1;
  const removal = { action: 'Удалить', sure: isLast ? 'Удалить последний' : 'Удалить' };
  return (
    <Panel as="ul" aria-label="Способы входа">
      {passkeys.map((passkey) => (
        <PasskeyItem
          key={passkey.id}
          passkey={passkey}
          sure={removal.sure}
          onRemove={() => onRemove({ kind: 'passkey', id: passkey.id })}
          onRename={(name) => onRename(passkey.id, name)}
        />
      ))}
      {hasTotp && (
        <FactorItem
          name="Приложение с кодами"
          remark="код меняется каждые полминуты"
          {...removal}
          onSure={() => onRemove({ kind: 'totp', id: null })}
        />
      )}
      <FactorItem
        name="Запасные коды"
        remark={codesText(recoveryCodesLeft)}
        action="Выпустить новые"
        sure="Старые больше не нужны"
        onSure={onRenew}
      />
    </Panel>
  );
}

/**
 * Shows one's own second factors, and adds, removes and renews them. Each change needs a proof of
 * the last ten minutes, and is mailed to the person and to all owners.
 */
export function OwnFactors() {
  const own = useOwnFactors();
  const { factors, codes, totp, isBusy, error } = own;
  if (factors === null) return <SkeletonLines count={3} />;
  if (factors === 'failed')
    return <ErrorPanel title="Способы входа не&nbsp;загрузились" text="Они те&nbsp;же." onRetry={own.load} />;
  return (
    <Stack gap={4}>
      <FactorList factors={factors} onRename={own.rename} onRemove={own.remove} onRenew={own.renewCodes} />
      {error !== null && <Note kind="danger">{error}</Note>}
      <Row gap={2}>
        {canUsePasskeys() && (
          <Button onClick={own.addPasskey} isLoading={isBusy}>
            Добавить ключ этого устройства
          </Button>
        )}
        <Button kind="outline" onClick={own.startTotp}>
          {factors.hasTotp ? 'Подключить другое приложение' : 'Подключить приложение с\u00A0кодами'}
        </Button>
      </Row>
      <Modal title="Приложение с&nbsp;кодами" isOpen={totp !== null} onClose={own.closeTotp} width="520px">
        {totp && <TotpSetup start={totp} onDone={own.added} />}
      </Modal>
      <Modal title="Запасные коды" isOpen={codes !== null} onClose={own.closeCodes} width="520px">
        {codes && <RecoveryCodes codes={codes} onSaved={own.closeCodes} />}
      </Modal>
    </Stack>
  );
}

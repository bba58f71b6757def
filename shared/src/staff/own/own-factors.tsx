import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatDateLong } from '../../format';
import type { OwnFactorFragment } from '../../generated/graphql';
import { Button, Caption, ErrorPanel, Modal, Note, Panel, Row, SkeletonLines, Stack } from '../../ui';
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

interface FactorItemProps {
  name: string;
  remark: ReactNode;
  /** The button, and the second press. */
  action: string;
  sure: string;
  onSure: () => void;
}

function FactorItem({ name, remark, action, sure, onSure }: FactorItemProps) {
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
        <Button kind="quiet" aria-label={`${action}: ${name}`} onClick={() => setIsAsked(true)}>
          {action}
        </Button>
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

interface FactorListProps {
  factors: OwnFactorFragment;
  onRemove: (factor: ShownFactor) => void;
  onRenew: () => void;
}

function FactorList({ factors: { passkeys, hasTotp, recoveryCodesLeft }, onRemove, onRenew }: FactorListProps) {
  const isLast = passkeys.length + Number(hasTotp) === 1;
  const removal = { action: 'Удалить', sure: isLast ? 'Удалить последний' : 'Удалить' };
  return (
    <Panel as="ul" aria-label="Способы входа">
      {passkeys.map(({ id, name, lastUsedAt }) => (
        <FactorItem
          key={id}
          name={`Ключ: ${name}`}
          remark={usedText(lastUsedAt)}
          {...removal}
          onSure={() => onRemove({ kind: 'passkey', id })}
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
 * One's own second factors: what there is, and adding, removing and renewing it. Each change needs
 * a proof of the last ten minutes, and is mailed to the person and to all owners.
 */
export function OwnFactors() {
  const own = useOwnFactors();
  const { factors, codes, totp, isBusy, error } = own;
  if (factors === null) return <SkeletonLines count={3} />;
  if (factors === 'failed')
    return <ErrorPanel title="Способы входа не&nbsp;загрузились" text="Они те&nbsp;же." onRetry={own.load} />;
  return (
    <Stack gap={4}>
      <FactorList factors={factors} onRemove={own.remove} onRenew={own.renewCodes} />
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

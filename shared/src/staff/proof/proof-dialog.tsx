import { useEffect, useState } from 'react';
import { mutate, query, useShop } from '@shop/shared/runtime';
import { ProveDocument, StaffMeDocument, type StaffAccessFragment } from '../../generated/graphql';
import { Button, ErrorPanel, Modal, SkeletonLines, Stack } from '../../ui';
import { hasFactor } from '../ask-access';
import { CodeForm } from '../code-form';
import { canUsePasskeys, proveByPasskey } from '../passkeys';
import { FactorSetup } from '../setup/factor-setup';
import { useAttempt } from '../use-attempt';

interface ProofProps {
  onProven: () => void;
}

function ProofForm({ me, onProven }: ProofProps & { me: StaffAccessFragment }) {
  const { client } = useShop();
  const code = useAttempt();
  const passkey = useAttempt();
  const sendCode = (typed: string) =>
    code.run(async () => {
      await mutate(client, ProveDocument, { code: typed });
      onProven();
    });
  const usePasskey = () =>
    passkey.run(async () => {
      await proveByPasskey(client);
      onProven();
    });
  return (
    <Stack gap={5}>
      <p>
        Раз в&nbsp;день и&nbsp;перед важными изменениями проверяем, что за&nbsp;экраном вы. Введённое не&nbsp;пропадёт.
      </p>
      {me.secondFactor.passkeys.length > 0 && canUsePasskeys() && (
        <Button onClick={usePasskey} isLoading={passkey.isBusy}>
          Отпечаток, лицо или код устройства
        </Button>
      )}
      {passkey.error !== null && <p role="alert">{passkey.error}</p>}
      <CodeForm
        label="Код"
        hint={me.secondFactor.hasTotp ? 'Из приложения на\u00A0телефоне или запасной' : 'Запасной'}
        action="Подтвердить"
        error={code.error}
        isBusy={code.isBusy}
        onCode={sendCode}
      />
    </Stack>
  );
}

/** What the person has is asked for when the dialog opens: another tab may have changed it. */
function Proof({ onProven }: ProofProps) {
  const { client } = useShop();
  const [me, setMe] = useState<StaffAccessFragment | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    query(client, StaffMeDocument, {}).then(
      ({ staffMe }) => setMe(staffMe),
      () => setMe('failed'),
    );
  }, [attempt, client]);
  if (me === null) return <SkeletonLines count={3} />;
  if (me === 'failed') return <ErrorPanel onRetry={() => setAttempt(attempt + 1)} />;
  if (!hasFactor(me)) return <FactorSetup mayEnrol={Boolean(me.secondFactor.enrolUntil)} onDone={onProven} />;
  return <ProofForm me={me} onProven={onProven} />;
}

interface ProofDialogProps {
  isOpen: boolean;
  /** @param isProven false: the person has closed the dialog */
  onSettled: (isProven: boolean) => void;
}

/** Asks for the second factor over a page that stays as it is. */
export function ProofDialog({ isOpen, onSettled }: ProofDialogProps) {
  return (
    <Modal title="Подтвердите, что это&nbsp;вы" isOpen={isOpen} onClose={() => onSettled(false)}>
      <Proof onProven={() => onSettled(true)} />
    </Modal>
  );
}

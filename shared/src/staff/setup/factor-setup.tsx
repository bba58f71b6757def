import { useState } from 'react';
import { mutate, useShop } from '@shop/shared/runtime';
import { SendFactorLinkDocument, StartTotpDocument } from '../../generated/graphql';
import { Button, Note, Stack } from '../../ui';
import { addPasskey, canUsePasskeys } from '../passkeys';
import { useAttempt } from '../use-attempt';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetup, type TotpStart } from './totp-setup';

interface SetupProps {
  onDone: () => void;
}

/** A stolen password must not be enough, so the first factor begins with a letter. */
function AskForLink({ onDone }: SetupProps) {
  const { client } = useShop();
  const [isSent, setIsSent] = useState(false);
  const { isBusy, error, run } = useAttempt();
  const send = () =>
    run(async () => {
      await mutate(client, SendFactorLinkDocument, {});
      setIsSent(true);
    });
  if (isSent)
    return (
      <Stack gap={5}>
        <p role="status">Письмо отправлено. Откройте ссылку из&nbsp;него в&nbsp;этом браузере.</p>
        <div>
          <Button kind="outline" onClick={onDone}>
            Уже подключено
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack gap={5}>
      <p>
        Здесь нужен второй способ входа: одного пароля мало, его могут подсмотреть. Пришлём на&nbsp;вашу почту ссылку,
        по&nbsp;ней он&nbsp;подключается за&nbsp;минуту.
      </p>
      {error !== null && <Note kind="danger">{error}</Note>}
      <div>
        <Button onClick={send} isLoading={isBusy}>
          Прислать ссылку
        </Button>
      </div>
    </Stack>
  );
}

interface ChooseProps {
  onTotp: (start: TotpStart) => void;
  onAdded: (codes: string[] | null) => void;
}

function ChooseFactor({ onTotp, onAdded }: ChooseProps) {
  const { client } = useShop();
  const { isBusy, error, run } = useAttempt();
  const startTotp = () => run(async () => onTotp((await mutate(client, StartTotpDocument, {})).staffStartTotp));
  return (
    <Stack gap={5}>
      <p>
        Пароль могут подсмотреть или украсть. Чтобы никто не&nbsp;вошёл за&nbsp;вас, выберите второй способ: дальше
        он&nbsp;понадобится раз в&nbsp;день.
      </p>
      {error !== null && <Note kind="danger">{error}</Note>}
      {canUsePasskeys() && (
        <Button onClick={() => run(async () => onAdded(await addPasskey(client)))} isLoading={isBusy}>
          Отпечаток, лицо или код устройства
        </Button>
      )}
      <Button kind="outline" onClick={startTotp}>
        Код из&nbsp;приложения на&nbsp;телефоне
      </Button>
    </Stack>
  );
}

interface FactorSetupProps extends SetupProps {
  /** Whether a mailed link was opened in this session, less than an hour ago. */
  mayEnrol: boolean;
}

/** Adds the first second factor: choice, code, recovery codes. */
export function FactorSetup({ mayEnrol, onDone }: FactorSetupProps) {
  const [totp, setTotp] = useState<TotpStart | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const added = (given: string[] | null) => (given ? setCodes(given) : onDone());
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (totp) return <TotpSetup start={totp} onDone={added} />;
  return mayEnrol ? <ChooseFactor onTotp={setTotp} onAdded={added} /> : <AskForLink onDone={onDone} />;
}

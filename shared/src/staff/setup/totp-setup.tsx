import styled from 'styled-components';
import { mutate, useShop } from '@shop/shared/runtime';
import { ConfirmTotpDocument } from '../../generated/graphql';
import { ButtonLink, Caption, media, Stack } from '../../ui';
import { CodeForm } from '../code-form';
import { useAttempt } from '../use-attempt';
import { QrCode } from './qr-code';

const Secret = styled.code`
  font-family: var(--f-mono);
  overflow-wrap: anywhere;
`;

/** A phone cannot point its camera at its own screen: there the app is opened by a link. */
const OpenApp = styled(ButtonLink)`
  display: none;
  width: fit-content;

  @media ${media.touch} {
    display: inline-flex;
  }
`;

export interface TotpStart {
  secret: string;
  uri: string;
}

interface TotpSetupProps {
  start: TotpStart;
  /** @param codes the recovery codes, with the first factor only */
  onDone: (codes: string[] | null) => void;
}

/** Connects an app that shows codes: a picture to read, and the first code. */
export function TotpSetup({ start: { secret, uri }, onDone }: TotpSetupProps) {
  const { client } = useShop();
  const { isBusy, error, run } = useAttempt();
  const confirm = (code: string) =>
    run(async () => {
      const { staffConfirmTotp } = await mutate(client, ConfirmTotpDocument, { code });
      onDone(staffConfirmTotp.recoveryCodes ?? null);
    });
  return (
    <Stack gap={5}>
      <p>
        Откройте на&nbsp;телефоне приложение с&nbsp;кодами («Яндекс Ключ», Google Authenticator или другое), нажмите
        «Добавить» и&nbsp;наведите камеру.
      </p>
      <QrCode text={uri} label="QR-код для приложения с кодами" />
      <OpenApp kind="outline" href={uri}>
        Открыть приложение на&nbsp;этом телефоне
      </OpenApp>
      <Caption as="p">
        Камеры нет? Введите в&nbsp;приложении: <Secret>{secret}</Secret>
      </Caption>
      <CodeForm
        label="Код из&nbsp;приложения"
        hint="Шесть цифр, которые оно показывает"
        action="Подключить"
        error={error}
        isBusy={isBusy}
        onCode={confirm}
      />
    </Stack>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import { fillTemplate } from '@shop/shared/format';
import { mutate, RequestError, useShop } from '@shop/shared/runtime';
import { Button, Note } from '@shop/shared/ui';
import { ResendSignupConfirmationDocument, type SigninInput } from '../generated/graphql';
import { resendText } from './failure-texts';

const TEXTS = {
  text: 'Адрес {email} ещё не\u00A0подтверждён. Откройте ссылку из\u00A0письма, которое мы\u00A0отправили при регистрации.',
  resend: 'Отправить письмо ещё раз',
  sent: 'Отправили новое письмо на\u00A0{email}. Ссылка из\u00A0него действует 3\u00A0дня.',
} as const;

const Box = styled(Note)`
  margin-top: 16px;
  overflow-wrap: anywhere;
`;

const Action = styled(Button)`
  margin-top: 12px;
`;

export interface Unconfirmed {
  email: string;
  /** Login and password, which the API has found to be right. */
  input: SigninInput;
}

/** Says which e-mail has to be confirmed before signing in, and sends the letter again. */
export function UnconfirmedEmail({ email, input }: Unconfirmed) {
  const { client, track } = useShop();
  const [state, setState] = useState({ isBusy: false, isSent: false, error: '' });

  const resend = async () => {
    setState({ isBusy: true, isSent: false, error: '' });
    try {
      await track(mutate(client, ResendSignupConfirmationDocument, { input }));
      setState({ isBusy: false, isSent: true, error: '' });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setState({ isBusy: false, isSent: false, error: resendText(error) });
    }
  };

  return (
    <Box kind="warning" role="status">
      <p>{fillTemplate(state.isSent ? TEXTS.sent : TEXTS.text, { email })}</p>
      {state.error && <p>{state.error}</p>}
      <Action kind="outline" isLoading={state.isBusy} onClick={() => void resend()}>
        {TEXTS.resend}
      </Action>
    </Box>
  );
}

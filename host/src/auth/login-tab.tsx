import { useState } from 'react';
import styled from 'styled-components';
import { readPhone } from '@shop/shared/format';
import { FormPasswordField, FormPhoneField, FormTextField, useShopForm } from '@shop/shared/forms';
import { query, useAuth, useShop } from '@shop/shared/runtime';
import { Button, Link, Note, Small } from '@shop/shared/ui';
import { PANEL_URL } from '../layout/contacts';
import { SignInDocument } from '../generated/graphql';
import { AuthForm } from './auth-form';
import type { AuthTabProps } from './drafts';
import { signInText } from './failure-texts';
import { keepLoginType, readLoginType } from './login-kind';
import { loginSchema, type LoginValues } from './login-schema';
import { LoginTypeToggle } from './login-type-toggle';
import { useDraft } from './use-draft';
import { useLoginType } from './use-login-type';
import { UnconfirmedEmail, type Unconfirmed } from './unconfirmed-email';
import { useDialogRequest } from './use-dialog-request';

const Forgot = styled.p`
  && {
    margin-top: 8px;
  }
  text-align: right;
`;

const ForgotButton = styled(Link)`
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`;

const Hint = styled(Note)`
  margin-top: 24px;
  font-size: 13px;
  line-height: 18px;
`;

const OneWord = styled.span`
  white-space: nowrap;
`;

/** Leads to a new password. */
function Forgotten() {
  const { auth } = useShop();
  return (
    <Forgot>
      <ForgotButton as="button" type="button" onClick={() => auth.getState().setTab('recovery')}>
        Забыли пароль?
      </ForgotButton>
    </Forgot>
  );
}

/** The accounts of devices are those of another site. */
const MonitoringHint = () => (
  <Hint>
    В кабинет мониторинга, <Link href={PANEL_URL}>{new URL(PANEL_URL).host}</Link>, можно войти без регистрации, по
    номеру телефона устройства. Если устройств несколько, зарегистрируйтесь и входите по <OneWord>e-mail.</OneWord>
  </Hint>
);

/** «Вход»: signs in by phone or e-mail. */
export function LoginTab({ drafts }: AuthTabProps) {
  const { auth, client, session, storage } = useShop();
  const isGuarded = useAuth((state) => state.returnTo !== null);
  const knownEmail = useAuth((state) => state.knownEmail);
  // The link of an invitation came by e-mail.
  const isInvited = useAuth(({ returnTo }) => returnTo?.includes('?invite=') ?? false);
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);
  const { error, send } = useDialogRequest('signin', signInText);
  const form = useShopForm<LoginValues>(loginSchema, {
    defaultValues: {
      ...{ type: isInvited ? 'email' : readLoginType(storage), phone: '', email: '', password: '' },
      ...drafts.login,
      ...(knownEmail && { type: 'email', email: knownEmail }),
    },
  });
  useDraft(form, drafts, 'login');
  const { control, formState } = form;
  const { type, chooseType, takeEmail, takePhone } = useLoginType(form);
  const toggle = <LoginTypeToggle value={type} onChange={chooseType} />;

  const handleSubmit = form.handleSubmit(async ({ phone, email, password }) => {
    const login = type === 'phone' ? readPhone(phone) : email;
    setUnconfirmed(null);
    const refused = await send(async () => {
      const { signin } = await query(client, SignInDocument, { input: { login, password } });
      keepLoginType(storage, type);
      await session.signIn(signin.token, auth.getState().returnTo);
    });
    if (refused?.unconfirmedEmail) setUnconfirmed({ email: refused.unconfirmedEmail, input: { login, password } });
  });

  return (
    <>
      <AuthForm onSubmit={handleSubmit} isSending={formState.isSubmitting} error={error}>
        {isGuarded && <Small as="p">Чтобы открыть эту страницу, войдите.</Small>}
        {type === 'phone' ? (
          <FormPhoneField
            control={control}
            name="phone"
            label="Телефон"
            aside={toggle}
            autoComplete="username"
            takesOther={takeEmail}
            data-autofocus
          />
        ) : (
          <FormTextField
            control={control}
            name="email"
            label="E-mail"
            aside={toggle}
            // Not `email`: Chrome would give its domain in ASCII, and no caret.
            type="text"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="username"
            onInput={takePhone}
            data-autofocus={knownEmail === null || undefined}
          />
        )}
        <FormPasswordField
          control={control}
          name="password"
          label="Пароль"
          autoComplete="current-password"
          data-autofocus={knownEmail !== null || undefined}
        />
        <Forgotten />
        <Button type="submit" isFull disabled={!formState.isValid} isLoading={formState.isSubmitting}>
          Войти
        </Button>
      </AuthForm>
      {unconfirmed && <UnconfirmedEmail {...unconfirmed} />}
      <MonitoringHint />
    </>
  );
}

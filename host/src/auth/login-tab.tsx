import { useId, useState } from 'react';
import styled from 'styled-components';
import { useAuth } from '@shop/shared/runtime';
import { Field, Link, Note, PasswordInput, PhoneInput, Small, Stack, TextInput } from '@shop/shared/ui';
import { AccountSoon, ClosedSubmit } from './account-soon';
import { LoginTypeToggle, type LoginType } from './login-type-toggle';

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

/** «Вход»: by phone, or by e-mail. */
export function LoginTab() {
  const soonId = useId();
  const setTab = useAuth((state) => state.setTab);
  const isGuarded = useAuth((state) => state.returnTo !== null);
  const [type, setType] = useState<LoginType>('phone');
  const [phone, setPhone] = useState('');
  const isByPhone = type === 'phone';

  return (
    <form noValidate>
      <Stack>
        {isGuarded && <Small as="p">Чтобы открыть эту страницу, войдите.</Small>}
        <Field label={isByPhone ? 'Телефон' : 'E-mail'} aside={<LoginTypeToggle value={type} onChange={setType} />}>
          {(control) =>
            isByPhone ? (
              <PhoneInput {...control} value={phone} onChange={setPhone} data-autofocus />
            ) : (
              <TextInput {...control} type="email" name="email" autoComplete="email" maxLength={64} />
            )
          }
        </Field>
        <Field label="Пароль">
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" maxLength={128} />}
        </Field>
        <Forgot>
          <ForgotButton as="button" type="button" onClick={() => setTab('recovery')}>
            Забыли пароль?
          </ForgotButton>
        </Forgot>
        <div>
          <ClosedSubmit text="Войти" describedBy={soonId} />
          <AccountSoon id={soonId} />
        </div>
      </Stack>
      <Hint>
        В личный кабинет можно войти без регистрации, по номеру телефона устройства. Если устройств несколько,
        зарегистрируйтесь и входите по e-mail.
      </Hint>
    </form>
  );
}

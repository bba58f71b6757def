import { useId, useState } from 'react';
import { Checkbox, Field, Link, PasswordInput, PhoneInput, Stack, TextInput } from '@shop/shared/ui';
import { AccountSoon, ClosedSubmit } from './account-soon';

/** «Регистрация». */
export function RegisterTab() {
  const soonId = useId();
  const [phone, setPhone] = useState('');

  return (
    <form noValidate>
      <Stack>
        <Field label="Имя">
          {(control) => <TextInput {...control} name="name" autoComplete="name" data-autofocus />}
        </Field>
        <Field label="E-mail">
          {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" maxLength={64} />}
        </Field>
        <Field label="Телефон">{(control) => <PhoneInput {...control} value={phone} onChange={setPhone} />}</Field>
        <Field label="Пароль">
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" maxLength={128} />}
        </Field>
        <Checkbox name="agree">
          Я принимаю все{' '}
          <Link href="/documents/public-offer.pdf" target="_blank" rel="noopener">
            условия
          </Link>
        </Checkbox>
        <div>
          <ClosedSubmit text="Зарегистрироваться" describedBy={soonId} />
          <AccountSoon id={soonId} />
        </div>
      </Stack>
    </form>
  );
}

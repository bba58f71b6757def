import { readPhone } from '@shop/shared/format';
import { FormCheckbox, FormPasswordField, FormPhoneField, FormTextField, useShopForm } from '@shop/shared/forms';
import { query, useShop } from '@shop/shared/runtime';
import { Button, Link } from '@shop/shared/ui';
import { SignUpDocument } from '../generated/graphql';
import { PRIVACY_POLICY_URL, PUBLIC_OFFER_URL } from '../layout/contacts';
import { AuthForm } from './auth-form';
import type { AuthTabProps } from './drafts';
import { signUpText } from './failure-texts';
import { registerSchema, type RegisterValues } from './register-schema';
import { useDraft } from './use-draft';
import { useDialogRequest } from './use-dialog-request';

const EMPTY: RegisterValues = { name: '', email: '', phone: '', password: '', agree: false };

/** Form fields by their names in the API. */
const FIELDS = { fullname: 'name', email: 'email', phone: 'phone', password: 'password' } as const;

export function RegisterTab({ drafts }: AuthTabProps) {
  const { auth, client, notices } = useShop();
  const { error, send } = useDialogRequest('signup', signUpText);
  const form = useShopForm<RegisterValues>(registerSchema, { defaultValues: { ...EMPTY, ...drafts.register } });
  useDraft(form, drafts, 'register');
  const { control, formState } = form;

  const handleSubmit = form.handleSubmit(async ({ name, email, phone, password }) => {
    const refused = await send(async () => {
      const input = { fullname: name, email, phone: readPhone(phone), password };
      await query(client, SignUpDocument, { input });
      delete drafts.register;
      auth.getState().closeModal();
      notices.getState().show({
        title: 'Регистрация прошла успешно!',
        text: 'Отправили письмо со ссылкой для подтверждения. После него можно войти.',
      });
    });
    for (const [field, name] of Object.entries(FIELDS)) {
      const message = refused?.fields[field];
      if (message) form.setError(name, { message });
    }
  });

  return (
    <AuthForm onSubmit={handleSubmit} isSending={formState.isSubmitting} error={error}>
      <FormTextField control={control} name="name" label="Имя" autoComplete="name" data-autofocus />
      <FormTextField control={control} name="email" label="E-mail" type="email" autoComplete="email" />
      <FormPhoneField control={control} name="phone" label="Телефон" autoComplete="tel" />
      <FormPasswordField control={control} name="password" label="Пароль" autoComplete="new-password" />
      <FormCheckbox control={control} name="agree">
        Я принимаю все{' '}
        <Link href={PUBLIC_OFFER_URL} target="_blank" rel="noopener">
          условия
        </Link>{' '}
        и{' '}
        <Link href={PRIVACY_POLICY_URL} target="_blank" rel="noopener">
          политику конфиденциальности
        </Link>
      </FormCheckbox>
      <Button type="submit" isFull disabled={!formState.isValid} isLoading={formState.isSubmitting}>
        Зарегистрироваться
      </Button>
    </AuthForm>
  );
}

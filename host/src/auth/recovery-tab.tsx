import styled from 'styled-components';
import {
  email,
  FormTextField,
  maxLength,
  object,
  required,
  text,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import { query, useShop } from '@shop/shared/runtime';
import { ArrowLeftIcon, Button, Small } from '@shop/shared/ui';
import { LIMITS } from '@shop/shared/validation';
import { RecoverPasswordDocument } from '../generated/graphql';
import { AuthForm } from './auth-form';
import type { AuthTabProps } from './drafts';
import { recoveryText } from './failure-texts';
import { useDraft } from './use-draft';
import { useDialogRequest } from './use-dialog-request';

const Text = styled(Small)`
  color: var(--c-text-2);
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px;
`;

const recoverySchema = object({ email: text(required(), email(), maxLength(LIMITS.maxEmail)) });

/** «Восстановление»: requests a mail with a link to set a new password. */
export function RecoveryTab({ drafts }: AuthTabProps) {
  const { auth, client, notices } = useShop();
  const { error, send } = useDialogRequest('recovery', recoveryText);
  const form = useShopForm<InferType<typeof recoverySchema>>(recoverySchema, {
    // The visitor has probably typed the address into «Вход» already.
    defaultValues: { email: '', ...(drafts.recovery ?? (drafts.login?.email ? { email: drafts.login.email } : {})) },
  });
  useDraft(form, drafts, 'recovery');
  const { control, formState } = form;

  const handleSubmit = form.handleSubmit(async (input) => {
    await send(async () => {
      await query(client, RecoverPasswordDocument, { input });
      auth.getState().closeModal();
      notices.getState().show({
        title: 'Письмо отправлено',
        text: 'Откройте ссылку из письма, чтобы задать новый пароль.',
      });
    });
  });

  return (
    <AuthForm onSubmit={handleSubmit} isSending={formState.isSubmitting} error={error}>
      <Text as="p">Отправим ссылку для нового пароля. Она придёт на адрес, указанный при регистрации.</Text>
      <FormTextField control={control} name="email" label="E-mail" type="email" autoComplete="email" data-autofocus />
      <Buttons>
        <Button kind="outline" onClick={() => auth.getState().setTab('login')}>
          <ArrowLeftIcon size={18} />
          Назад
        </Button>
        <Button type="submit" isFull disabled={!formState.isValid} isLoading={formState.isSubmitting}>
          Отправить
        </Button>
      </Buttons>
    </AuthForm>
  );
}

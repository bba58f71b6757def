import styled from 'styled-components';
import {
  email,
  FormSelect,
  FormTextField,
  object,
  required,
  serverFieldErrors,
  text,
  useSending,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { Button, Caption, FieldGrid, Note, Panel } from '@shop/shared/ui';
import { StaffInviteDocument, type StaffRole } from '../../generated/graphql';

const inviteSchema = object({ email: text(required(), email()), role: text(required()) });
type InviteValues = InferType<typeof inviteSchema>;

const Box = styled(Panel)`
  margin-top: 24px;
  padding: 16px;

  & > h2 {
    margin-bottom: 12px;
    font-size: 18px;
    line-height: 24px;
  }

  & > form > p {
    margin-top: 8px;
  }

  & > form > button {
    margin-top: 16px;
  }
`;

const FAILED = 'Нет связи с\u00A0сайтом. Попробуйте ещё раз';
const ROLES: readonly { value: StaffRole; label: string }[] = [
  { value: 'editor', label: 'Редактор' },
  { value: 'publisher', label: 'Издатель' },
];

/** Mails an invitation. */
export function InviteForm() {
  const { client } = useShop();
  const show = useNotices((state) => state.show);
  const form = useShopForm<InviteValues>(inviteSchema, { defaultValues: { email: '', role: 'editor' } });
  const { submit, isBusy, error } = useSending({
    form,
    send: async (values: InviteValues) => {
      const role: StaffRole = values.role === 'publisher' ? 'publisher' : 'editor';
      await mutate(client, StaffInviteDocument, { email: values.email, role });
      show({ title: 'Приглашение отправлено', text: `${values.email}, ссылка действует три дня` });
      form.reset();
    },
    fieldErrorsOf: (cause) => serverFieldErrors(cause, ['email']),
  });

  return (
    <Box>
      <h2>Пригласить</h2>
      <form noValidate onSubmit={submit} aria-label="Приглашение">
        <FieldGrid>
          <FormTextField control={form.control} name="email" label="E-mail" type="email" autoComplete="off" />
          <FormSelect control={form.control} name="role" label="Что можно">
            {ROLES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FormSelect>
        </FieldGrid>
        <Caption as="p">Редактор готовит страницы, издатель ещё и&nbsp;публикует их и&nbsp;приглашает людей</Caption>
        {error !== null && (
          <Note kind="danger">
            {error instanceof RequestError && error.code !== 'NETWORK_ERROR' ? error.message : FAILED}
          </Note>
        )}
        <Button type="submit" isLoading={isBusy}>
          Отправить приглашение
        </Button>
      </form>
    </Box>
  );
}

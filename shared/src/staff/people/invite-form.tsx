import styled from 'styled-components';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
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
} from '../../forms';
import { StaffInviteDocument } from '../../generated/graphql';
import { Button, FieldCell, FieldGrid, Note, Panel } from '../../ui';
import { PRESETS, RIGHT_LABELS } from '../rights';
import { useRights } from '../staff-context';

const inviteSchema = object({ email: text(required(), email()), preset: text(required()) });
type InviteValues = InferType<typeof inviteSchema>;

const Box = styled(Panel)`
  margin-top: 24px;
  padding: 16px;

  & > h2 {
    margin-bottom: 12px;
    font-size: 18px;
    line-height: 24px;
  }

  & > form > button {
    margin-top: 16px;
  }
`;

const FAILED = 'Нет связи с\u00A0сайтом. Попробуйте ещё раз';

interface InviteFormProps {
  /** The name of the preset that is chosen first. */
  usual?: string | undefined;
  onInvited: () => void;
}

/** Mails an invitation. Offers only what the person may give. */
export function InviteForm({ usual, onInvited }: InviteFormProps) {
  const { client } = useShop();
  const own = useRights();
  const show = useNotices((state) => state.show);
  const presets = PRESETS.filter(({ rights }) => rights.every((right) => own.includes(right)));
  const form = useShopForm<InviteValues>(inviteSchema, {
    defaultValues: { email: '', preset: (presets.find(({ name }) => name === usual) ?? presets[0])?.name ?? '' },
  });
  const { submit, isBusy, error } = useSending({
    form,
    send: async (values: InviteValues) => {
      const rights = presets.find(({ name }) => name === values.preset)?.rights ?? [];
      await mutate(client, StaffInviteDocument, { email: values.email, rights: [...rights] });
      show({ title: 'Приглашение отправлено', text: `${values.email}, ссылка действует три дня` });
      form.reset();
      onInvited();
    },
    fieldErrorsOf: (cause) => serverFieldErrors(cause, ['email']),
  });
  const words = (rights: (typeof PRESETS)[number]['rights']) => rights.map((right) => RIGHT_LABELS[right]).join(', ');

  return (
    <Box>
      <h2>Пригласить</h2>
      <form noValidate onSubmit={submit} aria-label="Приглашение">
        <FieldGrid>
          <FieldCell span={2}>
            <FormTextField control={form.control} name="email" label="E-mail" type="email" autoComplete="off" />
          </FieldCell>
          <FieldCell span={2}>
            <FormSelect control={form.control} name="preset" label="Что можно">
              {presets.map(({ name, rights }) => (
                <option key={name} value={name}>
                  {name === 'Владелец' ? `${name}: всё` : `${name}: ${words(rights)}`}
                </option>
              ))}
            </FormSelect>
          </FieldCell>
        </FieldGrid>
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

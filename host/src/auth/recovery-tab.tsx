import { useId } from 'react';
import styled from 'styled-components';
import { useAuth } from '@shop/shared/runtime';
import { ArrowLeftIcon, Button, Field, Small, Stack, TextInput } from '@shop/shared/ui';
import { AccountSoon, ClosedSubmit } from './account-soon';

const Text = styled(Small)`
  color: var(--c-text-2);
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px;
`;

/** «Восстановление»: a letter with a link to a new password. */
export function RecoveryTab() {
  const soonId = useId();
  const setTab = useAuth((state) => state.setTab);

  return (
    <form noValidate>
      <Stack>
        <Text as="p">Отправим ссылку для нового пароля. Она придёт на адрес, указанный при регистрации.</Text>
        <Field label="E-mail">
          {(control) => (
            <TextInput {...control} type="email" name="email" autoComplete="email" maxLength={64} data-autofocus />
          )}
        </Field>
        <div>
          <Buttons>
            <Button kind="outline" onClick={() => setTab('login')}>
              <ArrowLeftIcon size={18} />
              Назад
            </Button>
            <ClosedSubmit text="Отправить" describedBy={soonId} />
          </Buttons>
          <AccountSoon id={soonId} />
        </div>
      </Stack>
    </form>
  );
}

import styled from 'styled-components';
import {
  checkbox,
  email,
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
  maxLength,
  newPassword,
  object,
  phone,
  required,
  requiredCheckbox,
  secret,
  text,
  useShopForm,
} from '../../src/forms';
import { Button, FieldCell, FieldGrid, Link, Panel } from '../../src/ui';
import { Board } from '../board';

const schema = object({
  name: text(required()),
  email: text(required(), email(), maxLength(64)),
  phone: text(required(), phone(), maxLength(64)),
  password: secret(newPassword()),
  agree: checkbox(requiredCheckbox()),
});

const Sheet = styled(Panel)`
  max-width: 640px;
`;

/** A form with validation: errors appear when a field is left, or on submit. */
export function FormSection() {
  const { control, handleSubmit } = useShopForm(schema, {
    defaultValues: { name: '', email: '', phone: '', password: '', agree: false },
  });
  return (
    <Board title="форма">
      <Sheet isPadded>
        <form noValidate onSubmit={handleSubmit(() => undefined)}>
          <FieldGrid>
            <FieldCell>
              <FormTextField control={control} name="name" label="Имя" autoComplete="name" />
            </FieldCell>
            <FieldCell span={3}>
              <FormTextField control={control} name="email" label="E-mail" autoComplete="email" />
            </FieldCell>
            <FieldCell span={3}>
              <FormPhoneField control={control} name="phone" label="Телефон" />
            </FieldCell>
            <FieldCell>
              <FormPasswordField control={control} name="password" label="Пароль" autoComplete="new-password" />
            </FieldCell>
            <FieldCell>
              <FormCheckbox control={control} name="agree">
                Я принимаю все <Link href="#terms">условия</Link>
              </FormCheckbox>
            </FieldCell>
            <FieldCell>
              <Button type="submit">Зарегистрироваться</Button>
            </FieldCell>
          </FieldGrid>
        </form>
      </Sheet>
    </Board>
  );
}

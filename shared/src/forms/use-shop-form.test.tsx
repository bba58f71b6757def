import { act, render, screen } from '@testing-library/react';
import { userEvent } from '../testing';
import { expectNoAxeViolations } from '../testing/axe';
import { Button } from '../ui/controls/button';
import {
  checkbox,
  email,
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormSelect,
  FormTextArea,
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
} from './index';
import type { InferType } from './index';

const schema = object({
  name: text(required()),
  email: text(required(), email(), maxLength(64)),
  phone: text(required(), phone()),
  password: secret(newPassword()),
  city: text(required()),
  comment: text(),
  agree: checkbox(requiredCheckbox()),
});

const EMPTY: InferType<typeof schema> = {
  name: '',
  email: '',
  phone: '',
  password: '',
  city: '',
  comment: '',
  agree: false,
};

function Form({ onSubmit = () => undefined }: { onSubmit?: (values: InferType<typeof schema>) => void }) {
  const { control, handleSubmit } = useShopForm(schema, { defaultValues: EMPTY });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
      <FormTextField control={control} name="name" label="Имя" hint="Как к вам обращаться" />
      <FormTextField control={control} name="email" label="E-mail" />
      <FormPhoneField control={control} name="phone" label="Телефон" />
      <FormPasswordField control={control} name="password" label="Пароль" />
      <FormSelect control={control} name="city" label="Город">
        <option value="">Выберите</option>
        <option value="Москва">Москва</option>
      </FormSelect>
      <FormTextArea control={control} name="comment" label="Комментарий" isOptional />
      <FormCheckbox control={control} name="agree">
        Я принимаю все условия
      </FormCheckbox>
      <Button type="submit">Отправить</Button>
    </form>
  );
}

describe('a form of the shop', () => {
  it('shows the error after the press that leaves the field, so that the pressed button stays in place', async () => {
    const user = userEvent.setup();
    render(<Form />);
    const button = screen.getByRole('button', { name: 'Отправить' });

    await user.click(screen.getByLabelText('E-mail'));
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(button).toHaveFocus();
    expect(screen.queryByText('Поле обязательно для заполнения')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });

    expect(await screen.findByText('Поле обязательно для заполнения')).toBeInTheDocument();
  });

  it('goes to the first wrong field on submit and shows every error once', async () => {
    const { container } = render(<Form />);

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(6);
    expect(screen.getByLabelText('Имя')).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  it('scrolls until the label of the wrong field can be read', async () => {
    const scrollIntoView = jest.fn<undefined, [ScrollIntoViewOptions]>();
    Element.prototype.scrollIntoView = scrollIntoView; // jsdom has none
    render(<Form />);

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(6);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
    expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByLabelText('Имя'));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('submits trimmed values', async () => {
    const user = userEvent.setup();
    const handleSubmit = jest.fn();
    render(<Form onSubmit={handleSubmit} />);

    for (const [label, text] of [
      ['Имя', ' Анна '],
      ['E-mail', 'anna@example.ru'],
      ['Телефон', '89120004164'],
      ['Пароль', 'Ветер-2026'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.selectOptions(screen.getByLabelText('Город'), 'Москва');
    await user.click(screen.getByRole('checkbox', { name: 'Я принимаю все условия' }));
    await user.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(handleSubmit).toHaveBeenCalledWith({
      name: 'Анна',
      email: 'anna@example.ru',
      phone: '+7 912 000-41-64',
      password: 'Ветер-2026',
      city: 'Москва',
      comment: '',
      agree: true,
    });
  });
});

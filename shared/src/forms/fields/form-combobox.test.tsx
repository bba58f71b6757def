import { render, screen } from '@testing-library/react';
import { userEvent } from '../../testing';
import { object, required, text, useShopForm } from '../index';
import { FormCombobox } from './form-combobox';

const schema = object({ city: text(required()) });
const CITIES = [
  { value: '1', label: 'Казань' },
  { value: '2', label: 'Москва' },
];

function Form({ onSubmit }: { onSubmit: (values: { city: string }) => void }) {
  const { control, handleSubmit } = useShopForm(schema, { defaultValues: { city: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
      <FormCombobox
        control={control}
        name="city"
        label="Город"
        options={CITIES}
        emptyText="Нет в списке"
        unknownText="Выберите город из списка"
      />
    </form>
  );
}

describe('FormCombobox', () => {
  it('gives the form the value of the chosen option', async () => {
    const onSubmit = jest.fn();
    render(<Form onSubmit={onSubmit} />);

    await userEvent.type(screen.getByLabelText('Город'), 'каз{Enter}{Enter}');

    expect(onSubmit).toHaveBeenCalledWith({ city: '1' });
  });

  it('distinguishes an empty field from a text that names no option', async () => {
    const onSubmit = jest.fn();
    render(<Form onSubmit={onSubmit} />);

    await userEvent.type(screen.getByLabelText('Город'), '{Enter}');
    expect(await screen.findByText('Поле обязательно для заполнения')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Город'), 'Тверь');
    await userEvent.tab();

    expect(await screen.findByText('Выберите город из списка')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

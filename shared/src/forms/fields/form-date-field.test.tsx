import { render, screen } from '@testing-library/react';
import { userEvent } from '../../testing';
import { orderChangeSchema } from '../../rules/validation';
import { FormDateField, useShopForm } from '../index';

const schema = orderChangeSchema({ today: '2026-11-20', firstDay: '2026-11-20' });
const NOTHING = { deliveryPeriod: '', deliveryComment: '', orderComment: '' };

interface FormProps {
  onSubmit: (day: string) => void;
  stored?: string;
}

function Form({ onSubmit, stored = '' }: FormProps) {
  const { control, handleSubmit } = useShopForm(schema, { defaultValues: { ...NOTHING, deliveryDate: stored } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ deliveryDate }) => onSubmit(deliveryDate))(event)}>
      <FormDateField control={control} name="deliveryDate" label="Дата" isOptional />
      <button>Оформить</button>
    </form>
  );
}

function setUp(stored?: string) {
  const onSubmit = jest.fn();
  render(<Form onSubmit={onSubmit} stored={stored} />);
  return { onSubmit, field: screen.getByLabelText(/^Дата/) };
}

/** jsdom has no parts of a day: this is what browsers say while some are missing. */
function markUnfinished(field: HTMLElement, badInput: boolean) {
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput } });
}

const MESSAGE = 'Укажите день, месяц и год или очистите поле';

describe('FormDateField', () => {
  it('reports a half-typed day when the field is left', async () => {
    const { field, onSubmit } = setUp();

    await userEvent.click(field);
    markUnfinished(field, true);
    await userEvent.tab();

    expect(await screen.findByText(MESSAGE)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Оформить' }));
    expect(onSubmit).not.toHaveBeenCalled();

    markUnfinished(field, false);
    await userEvent.click(field);
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Оформить' }));

    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledWith('');
  });

  it('reports a half-typed day that is sent by Enter', async () => {
    const { field, onSubmit } = setUp();

    await userEvent.click(field);
    markUnfinished(field, true);
    await userEvent.keyboard('1{Enter}');

    expect(await screen.findByText(MESSAGE)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('forgets a half-typed day of an earlier visit, which the new field does not show', async () => {
    const { onSubmit } = setUp('unfinished');

    await userEvent.click(screen.getByRole('button', { name: 'Оформить' }));

    expect(onSubmit).toHaveBeenCalledWith('');
  });

  it('gives the form a whole day', async () => {
    const { field, onSubmit } = setUp();

    await userEvent.type(field, '2026-11-21');
    await userEvent.click(screen.getByRole('button', { name: 'Оформить' }));

    expect(onSubmit).toHaveBeenCalledWith('2026-11-21');
  });
});

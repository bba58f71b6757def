import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '../../testing';
import { Checkbox } from './checkbox';
import { Chip } from './chip';
import { OptionCard } from './option-card';
import { Quantity, type QuantityProps } from './quantity';
import { Segmented } from './segmented';
import { Switch } from './switch';
import { TabPanel, Tabs } from './tabs';
import { IconButton } from './icon-button';
import { Tooltip } from './tooltip';

function Amount({ initial = 1, onCorrect }: { initial?: number; onCorrect?: QuantityProps['onCorrect'] }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Quantity name="INVIS DUOS" value={value} onChange={setValue} {...(onCorrect && { onCorrect })} />
      <output>{value}</output>
    </>
  );
}

const TABS = [
  { value: 'login', label: 'Вход' },
  { value: 'signup', label: 'Регистрация' },
  { value: 'recovery', label: 'Восстановление' },
];

function AuthTabs() {
  const [value, setValue] = useState('login');
  return (
    <>
      <Tabs id="auth" label="Вход и регистрация" tabs={TABS} value={value} onChange={setValue} />
      <TabPanel tabsId="auth" value={value}>
        {value}
      </TabPanel>
    </>
  );
}

describe('Quantity', () => {
  it('steps between 1 and 999', async () => {
    const user = userEvent.setup();
    render(<Amount />);
    const input = screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
    expect(screen.getByRole('button', { name: 'Уменьшить количество: INVIS DUOS' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }));
    expect(input).toHaveValue('2');
    await user.type(input, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('3');

    await user.clear(input);
    await user.type(input, '999');
    expect(screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' })).toBeDisabled();
  });

  it('reduces an excessive count to the maximum, and reports it', async () => {
    const user = userEvent.setup();
    const onCorrect = jest.fn();
    render(<Amount onCorrect={onCorrect} />);
    const input = screen.getByRole('textbox');

    await user.clear(input);
    await user.type(input, '5000');

    expect(input).toHaveValue('999');
    expect(onCorrect.mock.calls).toEqual([['maxNumber']]);
  });

  it.each([
    ['3,00', '3'],
    ['2.0', '2'],
    [' 5 шт.', '5'],
  ])('reads «%s» as %s, typed and pasted', async (text, count) => {
    const user = userEvent.setup();
    const onCorrect = jest.fn();
    render(<Amount initial={4} onCorrect={onCorrect} />);
    const input = screen.getByRole('textbox');

    await user.clear(input);
    await user.type(input, text);
    expect(screen.getByRole('status')).toHaveTextContent(count);
    await user.tab();
    expect(input).toHaveValue(count);
    await user.clear(input);
    await user.paste(text);
    await user.tab();

    expect(input).toHaveValue(count);
    expect(onCorrect).not.toHaveBeenCalled();
  });

  it.each([
    ['-3', 'minNumber'],
    ['2,5', 'wholeNumber'],
    ['1e3', 'wholeNumber'],
  ])('refuses «%s», and says why', async (text, rule) => {
    const user = userEvent.setup();
    const onCorrect = jest.fn();
    render(<Amount initial={4} onCorrect={onCorrect} />);
    const input = screen.getByRole('textbox');

    await user.tripleClick(input);
    await user.paste(text);
    expect(input).toHaveValue(text);
    await user.tab();

    expect(input).toHaveValue('4');
    expect(screen.getByRole('status')).toHaveTextContent('4');
    expect(onCorrect.mock.calls).toEqual([[rule]]);
  });

  it.each(['{Backspace}', '{Backspace}0'])('restores the count after %s, and reports it', async (keys) => {
    const user = userEvent.setup();
    const onCorrect = jest.fn();
    render(<Amount initial={4} onCorrect={onCorrect} />);

    await user.type(screen.getByRole('textbox'), keys);
    expect(onCorrect).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('4');
    await user.tab();

    expect(screen.getByRole('textbox')).toHaveValue('4');
    expect(onCorrect.mock.calls).toEqual([['minNumber']]);
  });
});

describe('Tabs', () => {
  it('is one Tab stop; arrows, Home and End choose a tab', async () => {
    const user = userEvent.setup();
    render(<AuthTabs />);
    const tab = (name: string) => screen.getByRole('tab', { name });

    await user.tab();
    expect(tab('Вход')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Регистрация')).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Регистрация' })).toHaveTextContent('signup');
    await user.keyboard('{End}{ArrowRight}');
    expect(tab('Вход')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowLeft}{Home}{Tab}');

    expect(tab('Вход')).not.toHaveFocus();
    expect(document.body).toHaveFocus();
  });
});

describe('checkboxes, switches and cards', () => {
  it('toggle by their label', async () => {
    render(
      <>
        <Checkbox>Я принимаю все условия</Checkbox>
        <Switch>Только различия</Switch>
      </>,
    );

    await userEvent.click(screen.getByText('Я принимаю все условия'));
    await userEvent.click(screen.getByText('Только различия'));

    expect(screen.getByRole('checkbox', { name: 'Я принимаю все условия' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Только различия' })).toBeChecked();
  });

  it('let the visitor choose one segment', async () => {
    const handleChange = jest.fn();
    render(
      <Segmented
        label="Вид заказа"
        value="full"
        onChange={handleChange}
        options={[
          { value: 'full', label: 'Обычный' },
          { value: 'fast', label: 'Быстрый' },
        ]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Обычный' })).toBeChecked();

    await userEvent.click(screen.getByRole('radio', { name: 'Быстрый' }));

    expect(handleChange).toHaveBeenCalledWith('fast');
  });

  it('say why a card cannot be chosen', () => {
    render(<OptionCard name="payment" title="Картой на сайте" text="Временно недоступно" disabled />);
    const card = screen.getByRole('radio', { name: 'Картой на сайте' });

    expect(card).toBeDisabled();
    expect(card).toHaveAccessibleDescription('Временно недоступно');
  });

  it('say whether a filter is on', () => {
    render(
      <Chip isPressed count={18}>
        Розничный магазин
      </Chip>,
    );

    expect(screen.getByRole('button', { name: /Розничный магазин/, pressed: true })).toBeInTheDocument();
  });
});

describe('Tooltip', () => {
  function renderTooltip() {
    render(
      <>
        <Tooltip text="Сравнить">
          <IconButton label="Сравнить INVIS DUOS">
            <svg />
          </IconButton>
        </Tooltip>
        <a href="/compare">К сравнению</a>
      </>,
    );
    return screen.getByRole('button', { name: 'Сравнить INVIS DUOS' });
  }

  it('opens on keyboard focus, and stays open when the pointer leaves', async () => {
    const user = userEvent.setup();
    const button = renderTooltip();
    expect(screen.queryByText('Сравнить')).not.toBeInTheDocument();

    await user.tab();
    expect(screen.getByText('Сравнить')).toBeVisible();
    await user.hover(button);
    await user.unhover(button);
    expect(screen.getByText('Сравнить')).toBeVisible();
    await user.tab();
    expect(screen.queryByText('Сравнить')).not.toBeInTheDocument();
  });

  it('closes on Esc under the pointer, and opens again next time', async () => {
    const user = userEvent.setup();
    const button = renderTooltip();

    await user.hover(button);
    expect(screen.getByText('Сравнить')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Сравнить')).not.toBeInTheDocument();
    await user.unhover(button);
    await user.hover(button);

    expect(screen.getByText('Сравнить')).toBeVisible();
  });
});

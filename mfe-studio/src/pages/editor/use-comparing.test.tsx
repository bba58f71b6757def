import { renderPage, userEvent } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { CompareButton } from './compare-button';
import { useComparing } from './use-comparing';

function Editor() {
  const [isOn, setIsOn] = useState(false);
  const { button } = useComparing(isOn, () => setIsOn(false));
  return (
    <>
      <CompareButton button={button} isOn={isOn} onToggle={() => setIsOn(!isOn)} />
      <button type="button">Дальше</button>
      {!isOn && (
        <button type="button" onClick={() => setIsOn(true)}>
          Показать
        </button>
      )}
    </>
  );
}

it('ends with Escape, and the cursor goes back to its switch', async () => {
  renderPage(Editor);
  const button = screen.getByRole('button', { name: 'Что изменилось' });
  await userEvent.keyboard('{Escape}');
  expect(button).not.toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  await userEvent.keyboard('{Escape}');

  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button).toHaveFocus();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { useRefusedDrops } from './use-refused-drops';

const take = jest.fn();

function Page() {
  useRefusedDrops();
  return (
    <>
      <p>Страница</p>
      <div
        role="presentation"
        onDrop={(event) => {
          event.preventDefault();
          take();
        }}
      >
        Картинка
      </div>
    </>
  );
}

const filesOf = () => ({ dataTransfer: { types: ['Files'], dropEffect: 'copy' } });

/** Whether the browser would open what is dropped. */
const isLeftToBrowser = (name: 'dragOver' | 'drop', target: Element, data: object = filesOf()) =>
  fireEvent[name](target, data);

it('refuses files that miss the field, so that they do not replace the page', () => {
  render(<Page />);

  expect(isLeftToBrowser('dragOver', screen.getByText('Страница'))).toBe(false);
  expect(isLeftToBrowser('drop', screen.getByText('Страница'))).toBe(false);
});

it('leaves the field its files, and the browser what is no file', () => {
  render(<Page />);

  isLeftToBrowser('drop', screen.getByText('Картинка'));
  expect(take).toHaveBeenCalledTimes(1);
  expect(isLeftToBrowser('drop', screen.getByText('Страница'), { dataTransfer: { types: ['text/plain'] } })).toBe(true);
});

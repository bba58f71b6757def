import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@shop/shared/testing';
import { useRowFocus } from './use-row-focus';

function Rows({ names }: { names: readonly string[] }) {
  const [rows, setRows] = useState(names);
  const { list, willAdd, willRemove } = useRowFocus<HTMLUListElement>(rows.length);
  return (
    <div>
      <ul ref={list}>
        {rows.map((name, index) => (
          <li key={name}>
            <input aria-label={name} />
            <button
              type="button"
              onClick={() => {
                willRemove(index);
                setRows(rows.toSpliced(index, 1));
              }}
            >{`Удалить ${name}`}</button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          willAdd();
          setRows([...rows, 'new']);
        }}
      >
        Добавить
      </button>
    </div>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('leads from a removed row to the next, from the last to the one before, and then below the list', async () => {
  render(<Rows names={['a', 'b', 'c']} />);

  await press('Удалить a');
  expect(screen.getByRole('button', { name: 'Удалить b' })).toHaveFocus();
  await press('Удалить c');
  expect(screen.getByRole('button', { name: 'Удалить b' })).toHaveFocus();
  await press('Удалить b');
  expect(screen.getByRole('button', { name: 'Добавить' })).toHaveFocus();
  await press('Добавить');
  expect(screen.getByRole('textbox', { name: 'new' })).toHaveFocus();
});

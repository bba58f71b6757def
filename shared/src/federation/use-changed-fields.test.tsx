import { act, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useChangedFields } from './use-changed-fields';

const whole = () => document;

/** A field of each kind that React controls, a field of a form library, and what the state has. */
function Page({ onDone }: { onDone: () => void }) {
  const [isTicked, setIsTicked] = useState(true);
  const [kind, setKind] = useState('fiz');
  const [text, setText] = useState('');
  const [count, setCount] = useState(40);
  const [city, setCity] = useState('1');
  const { register, watch } = useForm({ defaultValues: { message: '' } });
  useChangedFields(whole, onDone);
  return (
    <form>
      <input type="checkbox" aria-label="Маяк" checked={isTicked} onChange={() => setIsTicked(!isTicked)} />
      {['fiz', 'ur'].map((value) => (
        <input
          key={value}
          type="radio"
          name="kind"
          aria-label={value}
          checked={kind === value}
          onChange={() => setKind(value)}
        />
      ))}
      <input aria-label="Имя" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="range"
        aria-label="Машин"
        max={100}
        value={count}
        onChange={(event) => setCount(event.target.valueAsNumber)}
      />
      <select aria-label="Город" value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="1">Москва</option>
        <option value="2">Казань</option>
      </select>
      <textarea aria-label="Сообщение" {...register('message')} />
      {/* eslint-disable-next-line react-hooks/incompatible-library -- this component is not memoized */}
      <output>{[isTicked, kind, text, count, city, watch('message')].join(', ')}</output>
    </form>
  );
}

describe('useChangedFields', () => {
  let root: Root | undefined;

  afterEach(async () => {
    await act(async () => root?.unmount());
    document.body.replaceChildren();
  });

  async function hydrateAfter(change: () => void) {
    const container = document.body.appendChild(document.createElement('div'));
    const onDone = jest.fn();
    container.innerHTML = renderToString(<Page onDone={onDone} />);
    change();
    await act(async () => {
      root = hydrateRoot(container, <Page onDone={onDone} />);
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    return screen.getByRole('status').textContent;
  }

  it('brings the state to what the fields show, which the browser has restored before', async () => {
    const state = await hydrateAfter(() => {
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Маяк' }).checked = false;
      screen.getByRole<HTMLInputElement>('radio', { name: 'ur' }).checked = true;
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Имя' }).value = 'Анна';
      screen.getByRole<HTMLInputElement>('slider').value = '70';
      screen.getByRole<HTMLSelectElement>('combobox').value = '2';
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' }).value = 'Где маяк?';
    });

    expect(state).toBe('false, ur, Анна, 70, 2, Где маяк?');
    expect(screen.getByRole('checkbox', { name: 'Маяк' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'ur' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'fiz' })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
    expect(screen.getByRole('slider')).toHaveValue('70');
    expect(screen.getByRole('combobox')).toHaveValue('2');
    expect(screen.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Где маяк?');
  });

  it('changes nothing where nobody has changed a field', async () => {
    expect(await hydrateAfter(() => undefined)).toBe('true, fiz, , 40, 1, ');
    expect(screen.getByRole('checkbox', { name: 'Маяк' })).toBeChecked();
  });
});

import { act, screen } from '@testing-library/react';
import { renderWithShop } from '../testing/render-with-shop';
import { useOnDemand } from './use-on-demand';

function Part({ load, onFailure }: { load: () => Promise<string>; onFailure: () => void }) {
  return <p>{useOnDemand(true, load, onFailure) ?? 'нет'}</p>;
}

it('reports a part that does not load, and loads it when the network is back', async () => {
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('есть');
  const onFailure = jest.fn();
  renderWithShop(<Part load={load} onFailure={onFailure} />);
  await act(async () => undefined);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(screen.getByText('нет')).toBeInTheDocument();

  await act(async () => void dispatchEvent(new Event('online')));

  expect(screen.getByText('есть')).toBeInTheDocument();
});

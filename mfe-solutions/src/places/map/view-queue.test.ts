import { createViewQueue } from './view-queue';

function open() {
  const listeners = new Map<string, () => void>();
  const on = (name: string, listener: () => void) => listeners.set(name, listener);
  const fire = (...names: string[]) => names.forEach((name) => listeners.get(name)?.());
  const shown: string[] = [];
  const show = createViewQueue({ on } as unknown as Parameters<typeof createViewQueue>[0]); // its events alone
  return { shown, fire, show: (view: string) => show(() => shown.push(view)) };
}

it('shows a view at once while the map stands still', () => {
  const { shown, show } = open();
  show('Казань');
  show('Мурманск');

  expect(shown).toEqual(['Казань', 'Мурманск']);
});

it('shows the last view that was asked for during a zoom when the zoom has ended, once', () => {
  const { shown, show, fire } = open();
  fire('zoomstart');
  show('Казань');
  show('Мурманск');
  fire('moveend'); // of a drag in between
  expect(shown).toEqual([]);

  fire('zoomend', 'moveend', 'moveend');

  expect(shown).toEqual(['Мурманск']);
});

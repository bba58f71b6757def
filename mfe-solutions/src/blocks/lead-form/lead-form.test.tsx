import { act, screen } from '@testing-library/react';
import { loadPage } from '../../testing/load-page';
import { renderPage } from '../../testing/render-page';

type Watch = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

const watches: Watch[] = [];
const { IntersectionObserver } = globalThis;

beforeEach(() => {
  watches.length = 0;
  class TestObserver {
    constructor(watch: Watch) {
      watches.push(watch);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: TestObserver });
});

afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver });
});

it('fetches the form when it comes near the window', async () => {
  await renderPage(await loadPage('rental'));
  expect(screen.getByRole('heading', { name: 'Расскажите о\u00A0парке' })).toBeVisible();
  expect(screen.queryByLabelText('Имя')).not.toBeInTheDocument();

  act(() => watches.forEach((watch) => watch([{ isIntersecting: true }])));

  expect(await screen.findByLabelText('Имя')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отправить заявку' })).toBeEnabled();
});

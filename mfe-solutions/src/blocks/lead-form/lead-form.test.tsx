import { act, screen } from '@testing-library/react';
import { makeLeadForm } from '../../testing/lead-form';
import { makePage, renderPage } from '../../testing/render-page';
import { LeadForm } from './lead-form';

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

it('loads the form when it comes near the window', async () => {
  await renderPage(makePage({ LeadForm }, [{ type: 'LeadForm', props: makeLeadForm() }]));
  expect(screen.getByRole('heading', { name: 'Напишите нам' })).toBeVisible();
  expect(screen.queryByLabelText('Имя')).not.toBeInTheDocument();

  act(() => watches.forEach((watch) => watch([{ isIntersecting: true }])));

  expect(await screen.findByLabelText('Имя')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeEnabled();
});

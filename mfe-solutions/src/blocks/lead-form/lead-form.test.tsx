import { installIntersectionObserver } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { makeLeadForm } from '../../testing/lead-form';
import { makePage, renderPage } from '../../testing/render-page';
import { LeadForm } from './lead-form';

const observer = installIntersectionObserver();

it('loads the form when it comes near the window', async () => {
  await renderPage(makePage({ LeadForm }, [{ type: 'LeadForm', props: makeLeadForm() }]));
  expect(screen.getByRole('heading', { name: 'Напишите нам' })).toBeVisible();
  expect(screen.queryByLabelText('Имя')).not.toBeInTheDocument();

  act(() => observer.cross(true));

  expect(await screen.findByLabelText('Имя')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeEnabled();
});

import { expectNoAxeViolations, installIntersectionObserver, userEvent } from '@shop/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeLeadForm } from '../../testing/lead-form';
import { makePage, renderPage } from '../../testing/render-page';
import { SupportForm } from './support-form';

jest.mock('../../content/dialog.json', () => jest.requireActual<{ DIALOG: object }>('../../testing/dialog').DIALOG);

const observer = installIntersectionObserver();
const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => {
  sessionStorage.clear();
  scrollIntoView.mockReset();
});

const OWNER = makeLeadForm({ id: 'form-fiz', submit: 'Отправить мастеру' });
const PARTNER = makeLeadForm({
  id: 'form-ur',
  heading: 'Стать партнёром',
  form: 'partner',
  userType: 'ur',
  fields: [
    { key: 'name', label: 'Имя', required: true },
    { key: 'company', label: 'Компания', required: true },
  ],
});
const page = makePage({ SupportForm }, [
  { type: 'SupportForm', props: { ...OWNER, showForm: 'fiz', open: 'Открыть форму' } },
  { type: 'SupportForm', props: { ...PARTNER, showForm: 'ur', open: 'Открыть форму' } },
]);

/** The page with its open form loaded. */
async function renderSupport(search = '') {
  const rendered = await renderPage(page, { at: `/support${search}` });
  act(() => observer.cross(true));
  await screen.findByLabelText('Имя');
  return rendered;
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Сообщение/);

it.each(['', '?showForm=%3Cscript%3E'])(
  'opens the form for owners at /support%s, and does not scroll',
  async (search) => {
    await renderSupport(search);

    expect(screen.getByRole('button', { name: 'Отправить мастеру' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Открыть форму' })).toHaveAttribute('href', '/support?showForm=ur');
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

it('opens the form that the address names, and scrolls to it', async () => {
  const { container } = await renderSupport('?showForm=ur');

  expect(screen.getByLabelText('Компания')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть форму' })).toHaveAttribute('href', '/support?showForm=fiz');
  expect(scrollIntoView.mock.contexts).toEqual([container.querySelector('#form-ur')]);
  await expectNoAxeViolations(container);
});

it('keeps the input after a reload, but not the consent', async () => {
  const { unmount } = await renderSupport();
  write(screen.getByLabelText('Имя'), 'Анна');
  write(message(), 'Метка молчит');
  await userEvent.click(screen.getByRole('checkbox', { name: /Согласен/ }));
  unmount();

  await renderSupport();

  expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
  expect(message()).toHaveValue('Метка молчит');
  expect(screen.getByRole('checkbox', { name: /Согласен/ })).not.toBeChecked();
});

it.each(['{', '5', '{"name":5}'])('starts empty when the storage holds %s', async (stored) => {
  sessionStorage.setItem('shop.message.support-fiz', stored);

  await renderSupport();

  expect(screen.getByLabelText('Имя')).toHaveValue('');
});

it('starts the message with the path through the dialogue, once', async () => {
  const { unmount } = await renderSupport('?showForm=fiz&dialog=beacon.no-start.tag');
  await waitFor(() => expect(message().value).toMatch(/^Модель: .+ → .+\. Не помогло\.$/));
  write(message(), `${message().value} Помогите`);
  unmount();

  await renderSupport('?showForm=fiz&dialog=beacon.no-start.tag');

  await waitFor(() => expect(message().value).toMatch(/Не помогло\. Помогите$/));
  expect(message().value.match(/Модель/g)).toHaveLength(1);
});

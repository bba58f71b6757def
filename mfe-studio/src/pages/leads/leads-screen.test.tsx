import { expectNoAxeViolations, fakeApi, renderPage, userEvent, withRights } from '@shop/shared/testing';
import type { ShopStorage } from '@shop/shared/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Screen as Leads } from './leads-screen';

const Screen = withRights(Leads, 'leads');
const PATH = '/studio/leads';

type Answer = Parameters<typeof fakeApi>[number];

const NOTHING = {
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmContent: null,
  utmTerm: null,
  referrer: null,
};
const LEAD = {
  ...{ id: 12, revision: 1, state: 'new', note: '', createdAt: '2026-01-20T11:05:00.000Z' },
  ...{ changedAt: null, changedBy: null, userType: 'ur', name: 'Анна <b>Ветрова</b>', email: 'anna@example.ru' },
  ...{ phone: '79120004164', company: 'ООО «Пример»', inn: '7700000016', city: 'Тула', message: 'Нужны метки' },
  ...{ page: '/rental', pageTitle: 'Прокат и такси — INVIS DUOS', block: 'request', hook: null },
  source: { ...NOTHING, utmSource: 'yandex', utmMedium: 'cpc', referrer: 'yandex.ru' },
};
const page = (rows: object[], more: object = {}): Answer => ({
  data: {
    staffLeads: {
      ...{ rows, after: null, stoppedHooks: 0 },
      counts: [
        { state: 'new', count: 3 },
        { state: 'in_work', count: 1 },
      ],
      ...more,
    },
  },
});

/**
 * Opens the screen with answers by operation: the list is asked again by itself. The last answer
 * stays.
 */
function open(answers: Record<string, Answer[]>, { at = PATH, storage }: { at?: string; storage?: ShopStorage } = {}) {
  const calls: { operation: string; variables: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const asked = fakeApi();
    void asked.fetch(url, init);
    const [call] = asked.calls;
    if (!call) throw new Error('a call has a name');
    calls.push(call);
    const queue = answers[call.operation] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return answer ? fakeApi(answer).fetch(url, init) : new Promise<Response>(() => undefined);
  };
  const view = renderPage(Screen, { at, path: PATH, api: { fetch, calls }, ...(storage && { storage }) });
  return { ...view, called: (operation: string) => calls.filter((call) => call.operation === operation) };
}

const item = () => screen.findByRole('listitem', { name: 'Анна <b>Ветрова</b>' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => jest.useRealTimers());

it('shows whom to call, what they wrote, and where they came from', async () => {
  const { container } = open({ StaffLeads: [page([LEAD])] });

  const lead = await item();
  expect(within(lead).getByRole('link', { name: /912.000/ })).toHaveAttribute('href', 'tel:+79120004164');
  expect(within(lead).getByRole('link', { name: 'anna@example.ru' })).toHaveAttribute('href', 'mailto:anna@example.ru');
  expect(within(lead).getByRole('link', { name: '«Прокат и такси»' })).toHaveAttribute('href', '/rental#request');
  expect(lead).toHaveTextContent(/№.12, .*блок «request».*Источник: yandex \/ cpc, с.сайта yandex\.ru/);
  expect(lead).toHaveTextContent(/ООО «Пример», ИНН.7700000016, Тула/);
  expect(lead).toHaveTextContent('Нужны метки');
  await waitFor(() => expect(document.title).toBe('(3) Заявки — INVIS DUOS'));
  expect(screen.getByRole('link', { name: /Новые.*3/ })).toHaveAttribute('href', `${PATH}?state=new`);
  await expectNoAxeViolations(container);
});

it('shows a new lead by itself', async () => {
  jest.useFakeTimers();
  open({ StaffLeads: [page([]), page([LEAD])] });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Заявок пока нет')).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(5000));

  expect(screen.getByRole('listitem', { name: 'Анна <b>Ветрова</b>' })).toBeVisible();
});

it('moves a lead on, which stays in its place though the tab is another one', async () => {
  const taken = { ...LEAD, state: 'in_work', revision: 2, changedBy: 'Ольга', changedAt: LEAD.createdAt };
  const { called } = open(
    { StaffLeads: [page([LEAD]), page([])], StaffSaveLead: [{ data: { staffSaveLead: taken } }] },
    { at: `${PATH}?state=new` },
  );

  await userEvent.selectOptions(within(await item()).getByRole('combobox', { name: 'Состояние' }), 'in_work');

  expect(await screen.findByText(/Изменил\(а\) Ольга/)).toBeVisible();
  expect(called('StaffSaveLead')[0]?.variables).toEqual({ id: 12, revision: 1, state: 'in_work' });
  expect(called('StaffLeads')[0]?.variables).toEqual({ filter: { state: 'new' } });
  expect(within(await item()).getByRole('combobox')).toHaveValue('in_work');
});

it('keeps a note that is typed while the list renews itself, and after the tab was closed', async () => {
  const { unmount, shop } = open({ StaffLeads: [page([LEAD])] });
  await press('Добавить заметку');
  await userEvent.type(screen.getByRole('textbox', { name: 'Заметка' }), 'Перезвонить');
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('textbox', { name: 'Заметка' })).toHaveValue('Перезвонить');
  unmount();

  const saved = { ...LEAD, note: 'Перезвонить', revision: 2 };
  const { called } = open(
    { StaffLeads: [page([LEAD])], StaffSaveLead: [{ data: { staffSaveLead: saved } }] },
    { storage: shop.storage },
  );
  await press('Сохранить заметку');

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить заметку' })).toBeNull());
  expect(called('StaffSaveLead')[0]?.variables).toEqual({ id: 12, revision: 1, note: 'Перезвонить' });
  expect(screen.getByRole('textbox', { name: 'Заметка' })).toHaveValue('Перезвонить');
});

it('says that somebody else was quicker, and shows how it is now', async () => {
  const theirs = { ...LEAD, state: 'done', revision: 2, changedBy: 'Пётр', changedAt: LEAD.createdAt };
  open({
    StaffLeads: [page([LEAD]), page([theirs])],
    StaffSaveLead: [{ code: 'CONFLICT', message: 'Заявку уже изменили: Пётр' }],
  });

  await userEvent.selectOptions(within(await item()).getByRole('combobox'), 'refused');

  expect(await screen.findByRole('alert')).toHaveTextContent('Заявку уже изменили: Пётр');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('done'));
});

it.each([
  [{ state: 'failed', failure: '503' }, /Не.передана в.CRM за.три дня: ответ 503/],
  [{ state: 'failed', failure: 'timeout' }, /не.ответила вовремя/],
  [{ state: 'held', failure: null }, /восстановлен из.копии/],
])('says that %j was not told, and sends it again', async (hook, words) => {
  const resent = { ...LEAD, hook: { state: 'waiting', failure: null } };
  const { called, container } = open({
    StaffLeads: [page([{ ...LEAD, hook }], { stoppedHooks: 2 }), page([resent])],
    StaffResendLead: [{ data: { staffResendLead: resent } }],
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(/2.заявки не.переданы/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать' })).toHaveAttribute('href', `${PATH}?hook=stopped`);
  await expectNoAxeViolations(container);

  await press('Отправить ещё раз');

  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(called('StaffResendLead')[0]?.variables).toEqual({ id: 12 });
});

it('loses no lead that newer ones push off the first page', async () => {
  jest.useFakeTimers();
  const [third, second] = [
    { ...LEAD, id: 3, name: 'Третья' },
    { ...LEAD, id: 2, name: 'Вторая' },
  ];
  open({ StaffLeads: [page([third, second], { after: '2' }), page([LEAD, third], { after: '3' })] });
  await act(() => jest.advanceTimersByTimeAsync(0));

  await act(() => jest.advanceTimersByTimeAsync(5000));

  const names = screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-labelledby') ?? '');
  expect(names.map((id) => document.getElementById(id)?.textContent)).toEqual([LEAD.name, 'Третья', 'Вторая']);
});

it('searches among all leads, and shows the next page', async () => {
  const { called } = open(
    {
      StaffLeads: [page([LEAD]), page([LEAD], { after: '12' }), page([{ ...LEAD, id: 3, name: 'Пётр' }])],
    },
    { at: `${PATH}?state=done` },
  );
  await item();

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '8 912' } });
  await press('Показать ещё');

  expect(await screen.findByRole('listitem', { name: 'Пётр' })).toBeVisible();
  expect(called('StaffLeads').at(-1)?.variables).toEqual({ filter: { text: '8 912' }, after: '12' });
});

it('saves the leads that the filters show as a file', async () => {
  const fetched: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (url) => {
    fetched.push(typeof url === 'string' ? url : 'another address');
    return new Response('Номер', { status: 200 });
  };
  URL.createObjectURL = () => 'blob:leads';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open({ StaffLeads: [page([LEAD])] }, { at: `${PATH}?state=new` });

  await press('Скачать CSV');

  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(fetched).toEqual(['/staff/export/leads.csv?state=new']);
  click.mockRestore();
  globalThis.fetch = fetch;
});

it('offers to load again what did not load', async () => {
  open({ StaffLeads: [{ code: 'INTERNAL_SERVER_ERROR' }, page([LEAD])] });

  await press(/ещё раз|Повторить/);

  expect(await item()).toBeVisible();
});

it('leads only to the screens that the person may use', async () => {
  open({ StaffLeads: [page([LEAD])] });
  await item();

  const places = within(screen.getByRole('navigation', { name: 'Студия' })).getAllByRole('link');
  expect(places.map(({ textContent }) => textContent)).toEqual(['Заявки']);
});

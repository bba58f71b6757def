import { expectNoAxeViolations, fakeApi, renderPage, userEvent, withRights } from '@shop/shared/testing';
import type { ShopStorage } from '@shop/shared/runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Screen as Site } from './site-screen';

const Screen = withRights(Site, 'publish');

type Answer = Parameters<typeof fakeApi>[number];

const NONE = { revision: 3, announcement: null };
const SALE = {
  revision: 4,
  announcement: { text: 'Скидки', linkText: 'Подробнее', href: '/sale', startsAt: null, endsAt: null },
};
const CHOICES: Answer = {
  data: { staffPages: [{ path: '/sale', title: 'Распродажа — INVIS DUOS', state: 'live' }], siteProducts: [] },
};

/** Opens the screen with answers by operation; the last one stays. */
function open(answers: Record<string, Answer[]>, storage?: ShopStorage) {
  const calls: { operation: string; variables: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const asked = fakeApi();
    void asked.fetch(url, init);
    const [call] = asked.calls;
    if (!call) throw new Error('a call has a name');
    calls.push(call);
    const queue = call.operation === 'Choices' ? [CHOICES] : (answers[call.operation] ?? []);
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return answer ? fakeApi(answer).fetch(url, init) : new Promise<Response>(() => undefined);
  };
  const view = renderPage(Screen, { at: '/studio/site', api: { fetch, calls }, ...(storage && { storage }) });
  return { ...view, saves: () => calls.filter(({ operation }) => operation === 'StaffSaveSite') };
}

const loaded = (site: object): Answer => ({ data: { staffSite: site } });
const saved = (site: object): Answer => ({ data: { staffSaveSite: site } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the announcement', () => {
  it('is saved with its link and its times of Moscow', async () => {
    const { saves, container } = open({ StaffSite: [loaded(NONE)], StaffSaveSite: [saved(SALE)] });
    expect(await screen.findByText(/Сейчас объявления нет/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Сохранить на/ })).toBeDisabled();

    await userEvent.type(await field('Текст'), 'Скидки');
    await userEvent.type(screen.getByRole('combobox', { name: /Куда ведёт ссылка/ }), '/sale');
    expect(await screen.findByText(/^Ведёт на.страницу «Распродажа»$/)).toBeVisible();
    fireEvent.change(screen.getByLabelText(/Показывать с/), { target: { value: '2096-12-30T09:00' } });
    await expectNoAxeViolations(container);
    await press(/Сохранить на/);

    expect(await screen.findByText(/Покупатели видят его сейчас/)).toBeVisible();
    expect(saves()[0]?.variables).toEqual({
      revision: 3,
      input: {
        announcement: {
          ...{ text: 'Скидки', linkText: '', href: '/sale' },
          ...{ startsAt: '2096-12-30T06:00:00.000Z', endsAt: '' },
        },
      },
    });
  });

  it('is taken off the site', async () => {
    const { saves } = open({ StaffSite: [loaded(SALE)], StaffSaveSite: [saved(NONE)] });

    await press(/Убрать с/);

    expect(await screen.findByText(/Сейчас объявления нет/)).toBeVisible();
    expect(saves()[0]?.variables).toEqual({ revision: 4, input: { announcement: null } });
    expect(await field('Текст')).toHaveValue('');
  });

  it('says at its field what is wrong, and keeps what was typed after the tab was closed', async () => {
    const fields = { endsAt: 'Это время уже прошло' };
    const { unmount, shop } = open({
      StaffSite: [loaded(SALE)],
      StaffSaveSite: [{ code: 'BAD_REQUEST', fields }],
    });
    fireEvent.change(await screen.findByLabelText(/Показывать до/), { target: { value: '2020-01-01T09:00' } });
    await press(/Сохранить на/);
    expect(await screen.findByText(fields.endsAt)).toBeVisible();
    unmount();

    open({ StaffSite: [loaded(SALE)] }, shop.storage);

    expect(await screen.findByLabelText(/Показывать до/)).toHaveValue('2020-01-01T09:00');
    await press('Отменить правки');
    expect(screen.getByLabelText(/Показывать до/)).toHaveValue('');
  });

  it('says that somebody else was quicker, and is saved over that when asked again', async () => {
    const theirs = { revision: 9, announcement: { ...SALE.announcement, text: 'Чужое' } };
    const { saves } = open({
      StaffSite: [loaded(SALE), loaded(theirs)],
      StaffSaveSite: [{ code: 'CONFLICT' }, saved(theirs)],
    });
    await userEvent.type(await field('Текст'), '!');
    await press(/Сохранить на/);
    expect(await screen.findByRole('alert')).toHaveTextContent('уже изменил другой человек');
    expect(screen.getByText('Сохранено: «Чужое»')).toBeVisible();
    expect(await field('Текст')).toHaveValue('Скидки!');

    await press(/Сохранить на/);

    await waitFor(() => expect(saves()[1]?.variables).toMatchObject({ revision: 9 }));
  });
});

it('can try again when the API does not answer', async () => {
  open({ StaffSite: [{ code: 'INTERNAL_SERVER_ERROR' }, loaded(NONE)] });

  await press('Повторить');

  expect(await screen.findByText(/Сейчас объявления нет/)).toBeVisible();
});

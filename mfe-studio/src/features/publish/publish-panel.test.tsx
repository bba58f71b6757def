import type { DocumentFault } from '@shop/shared/page-documents';
import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PublishPanel, type PublishPanelProps } from './publish-panel';

const FAULT: DocumentFault = {
  path: 'content[1].props.label',
  code: 'count',
  text: '«Вопросы»: написано «6», а в списке 7',
};
const PAGE = {
  id: 'rental',
  isCommon: false,
  state: 'live' as const,
  liveVersion: 8,
  isTested: false,
  publishAt: null,
  unpublishAt: null,
  unpublishTo: null,
  approval: null,
};

function setUp(changes: Partial<PublishPanelProps> = {}, ...answers: ApiAnswer[]) {
  const calls = {
    onDone: jest.fn(),
    onFault: jest.fn(),
    onTest: jest.fn(),
    onClose: jest.fn(),
    save: jest.fn(async () => 5),
  };
  const state = {
    page: PAGE,
    faults: [],
    liveFaults: [],
    changes: null,
    warning: null,
    canPublish: true,
    hasUnplanned: false,
  };
  const Page = () => <PublishPanel {...state} {...calls} {...changes} />;
  return { ...calls, ...renderPage(Page, { api: fakeApi(...answers) }) };
}

it('publishes the saved draft with a note', async () => {
  const { api, onDone, container } = setUp({}, { data: { staffPublish: PAGE } });
  await expectNoAxeViolations(container);

  await userEvent.type(screen.getByRole('textbox', { name: 'Что изменилось' }), 'Новые сроки');
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать сейчас' }));

  expect(api.calls).toEqual([
    { operation: 'StaffPublish', variables: { id: 'rental', revision: 5, at: null, note: 'Новые сроки' } },
  ]);
  expect(onDone).toHaveBeenCalled();
});

it('publishes by Ctrl + Enter, but not by a key that is held down', async () => {
  const { api } = setUp({}, { data: { staffPublish: PAGE } });

  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, repeat: true });
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });

  await waitFor(() => expect(api.calls.map(({ operation }) => operation)).toEqual(['StaffPublish']));
});

it('publishes nothing by Ctrl + Enter while a fault is there, and leaves the key to a field that has a use for it', async () => {
  const { save, rerender } = setUp({ faults: [FAULT] });
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  rerender(<textarea onKeyDown={(event) => event.preventDefault()} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true });

  expect(save).not.toHaveBeenCalled();
});

it('publishes nothing while the page is tested, and leads to the test', async () => {
  const { onTest } = setUp({ page: { ...PAGE, isTested: true } });

  expect(screen.getByRole('button', { name: 'Опубликовать сейчас' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /К\sтесту/ }));

  expect(onTest).toHaveBeenCalled();
});

it('leads from a fault to its field, and does not publish', async () => {
  const { onFault } = setUp({ faults: [FAULT] });

  expect(screen.getByRole('button', { name: 'Опубликовать сейчас' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /К полю/ }));

  expect(onFault).toHaveBeenCalledWith(FAULT.path);
});

it('shows the faults that only the site can find', async () => {
  const fault = { path: 'content[0].props.link.href', code: 'link', text: 'ссылка ведёт на адрес «/x»' };
  const { onDone } = setUp({}, { code: 'BAD_REQUEST', faults: [fault] });

  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать сейчас' }));

  expect(await screen.findByText(fault.text)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('says why the site keeps the former version', () => {
  const text = 'Блок не показывается: в формуле неизвестное имя';
  setUp({ liveFaults: [{ path: 'content[3]', code: 'render', text }] });

  expect(screen.getByText(new RegExp(`держит прежнюю: ${text}`))).toBeVisible();
});

it('plans for a time in Moscow', async () => {
  const { api } = setUp({}, { data: { staffPublish: { ...PAGE, publishAt: '2026-11-30T06:00:00.000Z' } } });

  await userEvent.click(screen.getByRole('radio', { name: /назначенное время/ }));
  const field = screen.getByLabelText('День и время, Москва');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-30T09:00');
  await userEvent.click(screen.getByRole('button', { name: 'Запланировать' }));

  expect(api.calls[0]?.variables).toMatchObject({ at: '2026-11-30T06:00:00.000Z' });
});

it('says that later edits are left out of a plan, and takes them in on request', async () => {
  const publishAt = '2026-11-30T06:00:00.000Z';
  const { api } = setUp(
    { page: { ...PAGE, publishAt }, hasUnplanned: true },
    { data: { staffPublish: { ...PAGE, publishAt } } },
  );

  expect(screen.getByText(/Правки, сделанные после, в.этот план не.войдут/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Включить их в.план/ }));

  expect(api.calls).toEqual([
    { operation: 'StaffPublish', variables: { id: 'rental', revision: 5, at: publishAt, note: null } },
  ]);
});

it('takes the page off after a second press, and says at its field why it cannot', async () => {
  const needed = 'На эту страницу ведёт меню';
  const page = {
    ...{ kind: 'page', title: 'Осень', pageId: 'p7', pagePath: '/autumn', place: 'content[0].props.link.href' },
    ...{ block: 'Текст', words: 'Прокат', href: '/rental', isInDraft: true, isOnSite: true, problem: null },
  };
  const menu = { ...page, kind: 'menu', title: 'Магазин', pageId: null, isInDraft: false };
  const draft = { ...page, title: 'Черновик', pageId: 'p8', isOnSite: false };
  const links = { data: { staffLinksTo: [page, page, menu, draft] } };
  const { api } = setUp({}, links, { code: 'BAD_REQUEST', fields: { redirectTo: needed } });

  await userEvent.click(screen.getByRole('button', { name: /Снять с/ }));
  expect(screen.getByRole('form', { name: /Снятие с/ })).toHaveFocus();
  expect(await screen.findByText(/эту страницу ссылаются: страница «Осень», меню «Магазин»$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Снять с/ }));

  expect(await screen.findByText(needed)).toBeVisible();
  expect(api.calls[1]?.variables).toEqual({ id: 'rental', redirectTo: null, at: null });
});

it('plans when the page leaves the site, and says so until that is called off', async () => {
  const unpublishAt = '2026-12-05T20:59:00.000Z';
  const { api, unmount } = setUp(
    {},
    { data: { staffLinksTo: [] } },
    { code: 'BAD_REQUEST', fields: { at: 'Это время уже прошло' } },
    { data: { staffUnpublish: { ...PAGE, unpublishAt } } },
  );
  await userEvent.click(screen.getByRole('button', { name: /Снять с/ }));
  await userEvent.click(screen.getAllByRole('radio', { name: /назначенное время/ })[1] as HTMLElement);
  const field = screen.getByLabelText('День и время, Москва');
  fireEvent.change(field, { target: { value: '2026-12-05T23:59' } });
  await userEvent.click(screen.getByRole('button', { name: 'Запланировать снятие' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Это время уже прошло'));
  await userEvent.click(screen.getByRole('button', { name: 'Запланировать снятие' }));
  await waitFor(() => expect(api.calls).toHaveLength(3));
  expect(api.calls.at(-1)).toEqual({
    operation: 'StaffUnpublish',
    variables: { id: 'rental', redirectTo: null, at: unpublishAt },
  });
  unmount();

  const planned = setUp(
    { page: { ...PAGE, unpublishAt, unpublishTo: '/rental' } },
    { data: { staffCancelUnpublish: PAGE } },
  );
  expect(
    screen.getByText(/Снимется с.сайта: 5 декабря.*, 23:59 по.Москве. Посетители попадут на.\/rental/),
  ).toBeVisible();
  await expectNoAxeViolations(planned.container);
  await userEvent.click(screen.getByRole('button', { name: /Не.снимать/ }));
  expect(planned.api.calls).toEqual([{ operation: 'StaffCancelUnpublish', variables: { id: 'rental' } }]);
});

it('lets a page that is still to be published be planned to leave', async () => {
  setUp({ page: { ...PAGE, state: 'draft', publishAt: '2026-12-01T06:00:00.000Z' } }, { data: { staffLinksTo: [] } });

  await userEvent.click(screen.getByRole('button', { name: /Снять с/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Запланировать снятие' }));

  expect(screen.getByLabelText('День и время, Москва')).toHaveAccessibleDescription(/Укажите день/);
});

it('lets editors check, but not publish', () => {
  setUp({ canPublish: false });

  expect(screen.getByRole('list', { name: 'Проверка страницы' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Опубликовать сейчас' })).toBeNull();
});

describe('approval', () => {
  const APPROVAL = { askedBy: 'Олег Лунин', askedAt: '2026-11-30T06:00:00.000Z', note: 'Проверьте цену' };
  const asked = { page: { ...PAGE, approval: APPROVAL } };

  it('is asked for by those who may not publish, with the saved draft', async () => {
    const { api, save, onDone, container } = setUp({ canPublish: false }, { data: { staffAskApproval: PAGE } });
    await expectNoAxeViolations(container);

    await userEvent.type(screen.getByRole('textbox', { name: /Что проверить/ }), 'Проверьте цену');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить издателю' }));

    expect(save).toHaveBeenCalled();
    expect(api.calls).toEqual([{ operation: 'StaffAskApproval', variables: { id: 'rental', note: 'Проверьте цену' } }]);
    expect(onDone).toHaveBeenCalled();
  });

  it('can be withdrawn, and the note changed', async () => {
    const { api } = setUp({ canPublish: false, ...asked }, { data: { staffWithdrawApproval: PAGE } });
    expect(screen.getByText(/Олег Лунин просит опубликовать/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Что проверить/ })).toHaveValue('Проверьте цену');

    await userEvent.click(screen.getByRole('button', { name: 'Отозвать' }));

    expect(api.calls).toEqual([{ operation: 'StaffWithdrawApproval', variables: { id: 'rental' } }]);
  });

  it('is declined by a publisher with a remark only, which stays when it could not be sent', async () => {
    const refused = { code: 'BAD_REQUEST', fields: { note: 'Не длиннее 500 знаков' } };
    const { api, onDone, container } = setUp(asked, refused, { data: { staffDeclineApproval: PAGE } });
    await expectNoAxeViolations(container);
    expect(screen.getByText(/Олег Лунин просит опубликовать.*Проверьте цену/)).toBeVisible();
    const decline = screen.getByRole('button', { name: /Вернуть с.замечанием/ });
    expect(decline).toBeDisabled();

    await userEvent.type(screen.getByRole('textbox', { name: 'Замечание' }), 'Цена старая');
    await userEvent.click(decline);
    expect(await screen.findByText('Не длиннее 500 знаков')).toBeVisible();
    await userEvent.click(decline);

    expect(api.calls[1]?.variables).toEqual({ id: 'rental', note: 'Цена старая' });
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

it('says where a common block stands, and leads nobody elsewhere when it is taken off', async () => {
  const place = {
    ...{ kind: 'page', title: 'Прокат', pageId: 'rental', pagePath: '/rental', place: 'content[2].props' },
    ...{ block: 'Общий блок', words: '', href: '', isInDraft: true, isOnSite: true, problem: null },
  };
  const links = { data: { staffLinksTo: [place] } };
  const { container } = setUp({ page: { ...PAGE, isCommon: true } }, links, links);

  expect(await screen.findByRole('link', { name: 'страница «Прокат»' })).toBeVisible();
  expect(screen.queryByText(/^Адрес и/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Снять с\sсайта…$/ }));

  expect(await screen.findByText(/^Этот блок показывают: страница «Прокат»$/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Куда отправлять/ })).toBeNull();
  await expectNoAxeViolations(container);
});

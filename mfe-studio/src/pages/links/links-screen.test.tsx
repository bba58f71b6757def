import { expectNoAxeViolations, fakeApi, renderPage, userEvent, withRights } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screen as Links } from './links-screen';

const Screen = withRights(Links, 'pages');

const PAGE = {
  ...{ kind: 'page', title: 'Скидки — INVIS DUOS', pageId: 'sale', pagePath: '/sale' },
  ...{ place: 'content[0].props.link.href', block: 'Первый экран', words: 'Подробнее', href: '/nowhere' },
  ...{ isInDraft: true, isOnSite: false, problem: 'Адреса «/nowhere» на сайте нет' },
};
const MENU = {
  ...{ ...PAGE, kind: 'menu', title: 'Магазин', pageId: null, pagePath: null, place: null, block: null },
  ...{ words: 'Акция', isInDraft: false, isOnSite: true },
};

it('names each with its page and block, and leads to its place', async () => {
  const { container } = renderPage(Screen, {
    at: '/studio/links',
    api: fakeApi({ data: { staffDeadLinks: [PAGE, MENU] } }),
  });

  const page = await screen.findByRole('listitem', { name: 'страница «Скидки»' });
  expect(page).toHaveTextContent(/«\/nowhere» на.сайте нет.*блок «Первый экран».*только в.черновике/);
  expect(within(page).getByRole('link')).toHaveAttribute('href', `/studio/sale?at=${encodeURIComponent(PAGE.place)}`);
  expect(within(screen.getByRole('listitem', { name: 'меню «Магазин»' })).getByRole('link')).toHaveAttribute(
    'href',
    '/studio/site',
  );
  await expectNoAxeViolations(container);
});

it('says that there are none, and tries again without an answer', async () => {
  const api = fakeApi({ code: 'INTERNAL_SERVER_ERROR' }, { data: { staffDeadLinks: [] } });
  renderPage(Screen, { at: '/studio/links', api });

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByText('Таких ссылок нет')).toBeVisible();
});

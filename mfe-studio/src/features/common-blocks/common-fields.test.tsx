import { expectNoAxeViolations, fakeApi, renderPage, userEvent } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import type { Common } from '../../editing';
import { CommonFields } from './common-fields';

const COMMON: Common = { id: 'c1', title: 'Заявка', state: 'live', block: { type: 'Quote', props: { id: 'quote' } } };
const PLACE = {
  ...{ kind: 'page', title: 'Прокат', pageId: 'rental', pagePath: '/rental', place: 'content[2].props', problem: null },
  ...{ block: 'Общий блок', words: '', href: '', isInDraft: true, isOnSite: true },
};

function setUp(common: Common | undefined) {
  const onMakeOwn = jest.fn();
  const Page = () => <CommonFields common={common} onMakeOwn={onMakeOwn} />;
  return { ...renderPage(Page, { api: fakeApi({ data: { staffLinksTo: [PLACE] } }) }), onMakeOwn };
}

it('says where the block stands, leads to its editor, and makes a copy', async () => {
  const { container, onMakeOwn } = setUp(COMMON);

  expect(await screen.findByRole('link', { name: 'страница «Прокат»' })).toHaveAttribute(
    'href',
    '/studio/rental?at=content%5B2%5D.props',
  );
  expect(screen.getByRole('link', { name: 'Править общий блок' })).toHaveAttribute('href', '/studio/c1');
  expect(screen.queryByText(/Его нет на\sсайте/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Сделать своим' }));
  expect(onMakeOwn).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);
});

it('warns of a block that is not on the site, and of one that is gone', async () => {
  setUp({ ...COMMON, state: 'draft' });
  expect(await screen.findByText(/Его нет на\sсайте/)).toBeVisible();

  setUp(undefined);
  expect(await screen.findByText(/Этого общего блока уже нет/)).toBeVisible();
});

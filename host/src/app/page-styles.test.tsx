import { userEvent } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { Link } from '@shop/shared/runtime';
import styled from 'styled-components';
import { renderWithShop } from '../testing/render-with-shop';
import { testPage, testPages } from '../testing/test-pages';
import { PageOutlet } from './page-outlet';

Reflect.set(globalThis, 'KEEPS_LOOKS', true);

const Heading = styled.h1<{ $colour: string }>`
  color: ${({ $colour }) => $colour};
`;

/** Its own colour wins, whatever the heading that it is made of has got. */
const Blue = styled(Heading)`
  color: blue;
`;

const pageOf = (title: string, colour: string) =>
  testPage(title, {
    Page: () => (
      <>
        <Heading $colour={colour}>{title}</Heading>
        <Blue as="p" $colour={colour}>
          {`под «${title}»`}
        </Blue>
      </>
    ),
  });

async function renderSite() {
  const setup = testPages({
    home: pageOf('Главная', 'red'),
    about: pageOf('О нас', 'green'),
    media: pageOf('Медиа', 'orange'),
  });
  const initial = await setup.loader.resolve({ pathname: '/', search: '' });
  await act(async () => {
    renderWithShop(
      <>
        <Link to="/">на главную</Link>
        <Link to="/about">о нас</Link>
        <Link to="/media">медиа</Link>
        <main id="main" tabIndex={-1}>
          <PageOutlet pages={setup.loader} initial={initial} onShown={() => undefined} />
        </main>
      </>,
      { shop: setup.shop },
    );
  });
}

async function follow(link: string, title: string, colour: string) {
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(await screen.findByRole('heading', { name: title })).toHaveStyle({ color: colour });
  expect(screen.getByText(`под «${title}»`)).toHaveStyle({ color: 'rgb(0, 0, 255)' });
}

const rulesOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText).join('\n');

/** The rules of each style sheet. */
const readSheets = () => new Map([...document.styleSheets].map((sheet) => [sheet, rulesOf(sheet)]));

const GREEN = 'rgb(0, 128, 0)';
const ORANGE = 'rgb(255, 165, 0)';
const RED = 'rgb(255, 0, 0)';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('adds the rules of the next page to no sheet of the page that is shown', async () => {
  await renderSite();
  const next = [
    { link: 'о нас', title: 'О нас', colour: GREEN },
    { link: 'медиа', title: 'Медиа', colour: ORANGE },
  ];
  for (const { link, title, colour } of next) {
    const classes = [...document.querySelectorAll('main [class]')].flatMap(({ classList }) => [...classList]);
    const ofShown = [...readSheets()].filter(([, rules]) => classes.some((name) => rules.includes(`.${name} {`)));
    expect(ofShown.length).toBeGreaterThan(0);

    await follow(link, title, colour);

    for (const [sheet, rules] of ofShown) expect(rulesOf(sheet)).toBe(rules);
  }
});

it('finds the rules of a page that the visitor comes back to', async () => {
  await renderSite();
  await follow('о нас', 'О нас', GREEN);
  await follow('медиа', 'Медиа', ORANGE);
  const sheets = readSheets();

  await follow('о нас', 'О нас', GREEN);
  await follow('на главную', 'Главная', RED);

  expect(readSheets()).toEqual(sheets);
});

import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as styledComponents from 'styled-components';
import styled, { ServerStyleSheet } from 'styled-components';
import { adoptStyles } from './adopt-styles';
import { STYLES_ELEMENT_ID } from './boot';

const Text = styled.p<{ $color: string }>`
  color: ${({ $color }) => $color};

  @media print {
    display: none;
  }
`;
const Quiet = styled(Text)`
  color: gray;
`;

/** A page whose rules stand in it as the server wrote them. */
function serverPage(page: React.ReactElement): CSSStyleSheet {
  const server = new ServerStyleSheet();
  document.body.innerHTML = `<div>${renderToString(server.collectStyles(page))}</div>`;
  document.head.innerHTML = server.getStyleTags().replace(/<style[^>]*>/, `<style id="${STYLES_ELEMENT_ID}">`);
  const [sheet] = document.styleSheets;
  if (!sheet) throw new Error('the page has no rules');
  return sheet;
}

const textOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => rule.cssText);

it('goes on in the element of the server: what stands there is not put in again, what is new finds its place, what is refused costs itself', () => {
  const page = (color: string) => (
    <>
      <Text $color={color}>Цена</Text>
      <Quiet $color={color}>с НДС</Quiet>
    </>
  );
  const sheet = serverPage(page('red'));
  const written = textOf(sheet);
  const container = document.body.querySelector('div') ?? undefined;

  adoptStyles(styledComponents);
  const { rerender } = render(page('red'), { container, hydrate: true });

  expect(textOf(sheet)).toEqual(written);
  expect(screen.getByText('Цена')).toHaveStyle({ color: 'rgb(255, 0, 0)' });

  rerender(page('blue'));

  expect(screen.getByText('Цена')).toHaveStyle({ color: 'rgb(0, 0, 255)' });
  // The new rule of the component stands before the one of its extension, or that would lose.
  expect(screen.getByText('с НДС')).toHaveStyle({ color: 'rgb(128, 128, 128)' });
  expect([...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0)).toEqual([sheet]);

  jest.spyOn(sheet, 'insertRule').mockImplementationOnce(() => {
    throw new SyntaxError('a selector of a newer browser');
  });
  rerender(page('orange'));
  rerender(page('navy'));

  expect(screen.getByText('Цена')).toHaveStyle({ color: 'rgb(0, 0, 128)' });
  expect(screen.getByText('с НДС')).toHaveStyle({ color: 'rgb(128, 128, 128)' });
});

it('leaves a page alone that the server wrote no rules for', () => {
  document.head.innerHTML = '';

  expect(() => adoptStyles(styledComponents)).not.toThrow();
});

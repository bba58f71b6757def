import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expectNoAxeViolations } from '../testing/axe';
import { GlobalStyle } from './styles/global-style';

interface Kit {
  KIT_SECTIONS: { name: string; Section: ComponentType }[];
}

// Not an import, because the kit page is a separate program outside this TypeScript project.
const { KIT_SECTIONS } = jest.requireActual<Kit>('../../kit/sections');

describe('every component', () => {
  let warnings: jest.SpyInstance;

  beforeEach(() => {
    warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => warnings.mockRestore());

  it.each(KIT_SECTIONS)('has no axe violations, React warnings or inline styles: $name', async ({ Section }) => {
    const { container } = render(<Section />);

    await expectNoAxeViolations(container);
    expect(warnings).not.toHaveBeenCalled();
    expect(renderToString(<Section />)).not.toContain(' style="');
  });

  it('delivers fonts, tokens and base in one style', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<GlobalStyle />));
    const css = sheet.getStyleTags();
    sheet.seal();

    expect(css.match(/@font-face/g)).toHaveLength(7);
    expect(css).toContain("font-family:'Geologica Fallback'");
    expect(css).toContain('--c-primary:var(--green-600)');
  });
});

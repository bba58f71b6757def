import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { StyleSheetConsumer, StyleSheetManager } from 'styled-components';

/** Draws a page with styles in a sheet of its own. */
export type PageStyles = ComponentType<{ children: ReactNode }>;

type ManagerProps = ComponentProps<typeof StyleSheetManager>;

function createPageStyles(name: string): PageStyles {
  // styled-components mixes the names of plugins into all classes, so that no rule of one sheet
  // means an element of the other. Minified functions have no names, properties have.
  const { [name]: plugin } = { [name]: () => undefined };
  const stylisPlugins = [plugin] as ManagerProps['stylisPlugins'];
  let sheet: ManagerProps['sheet'];
  return function Styles({ children }) {
    return (
      <StyleSheetManager target={document.head} stylisPlugins={stylisPlugins} sheet={sheet}>
        <StyleSheetConsumer>
          {({ styleSheet }) => {
            sheet ??= styleSheet; // a rendering that React gives up has already filled it
            return children;
          }}
        </StyleSheetConsumer>
      </StyleSheetManager>
    );
  };
}

const Odd = createPageStyles('odd');
const Even = createPageStyles('even');

interface ChangeOfPage {
  /** The address of the page that the server rendered. */
  first: string;
  shown: { resolved: { pathname: string }; styles?: PageStyles | undefined };
  /** The address of the page to come. */
  next: string;
}

/**
 * Two sheets take turns, because a rule that is added to a sheet makes the browser compute the
 * styles of each element that the sheet has rules for: the page that is shown must have none in it
 * (docs/decisions.md, "Pages take turns with style sheets"). Back finds the rules of the page that
 * it returns to.
 * @returns undefined for the site's own sheet, which came with the HTML of the first page
 */
export function nextStyles({ first, shown: { resolved, styles }, next }: ChangeOfPage): PageStyles | undefined {
  if (next === first) return undefined;
  if (next === resolved.pathname) return styles; // the same elements stay
  return styles === Odd ? Even : Odd;
}

import type { __PRIVATE__ } from 'styled-components';
import { STYLES_ELEMENT_ID } from './boot';

type Internals = typeof __PRIVATE__;
type GroupedTag = ReturnType<Internals['mainSheet']['getTag']>;

/** Ends the rules of one component: its id, and the class names they are for. */
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\].*?"([^"]*)/;

function tagOver(sheet: CSSStyleSheet): GroupedTag['tag'] {
  return {
    get length() {
      return sheet.cssRules.length;
    },
    insertRule(index, rule) {
      try {
        sheet.insertRule(rule, index);
        return true;
      } catch {
        return false; // a selector that this browser does not know costs its own rule
      }
    },
    deleteRule: (index) => sheet.deleteRule(index),
    getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
  };
}

/**
 * Has styled-components go on in the server's style element. By itself it would put all rules into a new one and remove
 * the server's, and the browser would work out the style of every element anew.
 * To be called before the first component is defined: groups of rules get their numbers in the order they stand in.
 */
export function adoptStyles({ __PRIVATE__: { mainSheet, StyleSheet } }: { __PRIVATE__: Internals }): void {
  const element = document.getElementById(STYLES_ELEMENT_ID);
  const sheet = element instanceof HTMLStyleElement ? element.sheet : null;
  if (!sheet) return;
  const grouped = mainSheet.getTag();
  const tag = tagOver(sheet);
  grouped.tag = { ...tag, insertRule: () => true }; // the rules are there, they are only counted
  let group: string[] = [];
  for (const rule of sheet.cssRules) {
    group.push('');
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.startsWith('data-styled.')) continue;
    const [, id = '', names = ''] = MARKER.exec(rule.cssText) ?? [];
    for (const name of names.split(',')) if (name) mainSheet.registerName(id, name);
    grouped.insertRules(StyleSheet.registerId(id), group);
    group = [];
  }
  grouped.tag = tag;
}

import stylelint from 'stylelint';
import { browsersWithout, compatData } from '../browsers/support.mjs';

const RULE = 'browsers/supported-css';
/** What these contain are not properties. */
const DESCRIBED = new Set(['font-face', 'page', 'property']);
const INTERPOLATION = /\$\{[^}]*\}/g;

/**
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 * @typedef {[name: string, feature: Identifier | undefined]} Use
 */

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = compatData.css;

/**
 * Functions by name, wherever MDN lists them: `color-mix` is below the type `color`.
 * @param {Identifier} table @returns {[string, Identifier][]}
 */
function flatten(table) {
  const names = Object.keys(table).filter((name) => name !== '__compat');
  return names.flatMap((name) => {
    const feature = table[name];
    return feature ? [...flatten(feature), [name, feature]] : [];
  });
}
const functions = new Map(flatten(types));

/** @param {string} text @param {RegExp} pattern */
const namesIn = (text, pattern) =>
  [...text.replaceAll(INTERPOLATION, ' ').matchAll(pattern)].map(([, name = '']) => name);

/** @param {import('postcss').Declaration} declaration @returns {Use[]} */
function usesOfDeclaration({ prop, value, parent }) {
  const isDescriptor = parent?.type === 'atrule' && 'name' in parent && DESCRIBED.has(String(parent.name));
  if (isDescriptor || prop.startsWith('-')) return [];
  const words = namesIn(value, /(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g);
  const called = namesIn(value, /(?<![\w-])([a-z][a-z-]*)\(/g);
  return [
    [prop, properties[prop]],
    ...words.map((word) => /** @type {Use} */ ([`${prop}: ${word}`, properties[prop]?.[word]])),
    ...called.map((name) => /** @type {Use} */ ([`${name}()`, functions.get(name)])),
  ];
}

/** @param {import('postcss').AtRule} rule @returns {Use[]} */
function usesOfAtRule({ name, params }) {
  const features = name === 'media' ? namesIn(params, /\(([a-z-]+)/g) : [];
  return [
    [`@${name}`, atRules[name]],
    ...features.map((feature) => /** @type {Use} */ ([`@media (${feature})`, atRules.media?.[feature]])),
  ];
}

/** @param {import('postcss').Rule} rule @returns {Use[]} */
const usesOfRule = ({ selector }) => namesIn(selector, /:([a-z][a-z-]*)/g).map((name) => [`:${name}`, selectors[name]]);

/** @param {import('postcss').Node} node @returns {Use[]} */
function usesOf(node) {
  if (node.type === 'decl') return usesOfDeclaration(/** @type {import('postcss').Declaration} */ (node));
  if (node.type === 'atrule') return usesOfAtRule(/** @type {import('postcss').AtRule} */ (node));
  return node.type === 'rule' ? usesOfRule(/** @type {import('postcss').Rule} */ (node)) : [];
}

/** Whether the node is for browsers with a feature only. @param {import('postcss').Node} node */
function isConditional(node) {
  for (let one = node.parent; one; one = one.parent)
    if (one.type === 'atrule' && 'name' in one && one.name === 'supports') return true;
  return false;
}

/**
 * Whether the name is allowed, or its property with all values.
 * @param {string} name @param {string[]} allowed
 */
const isAllowed = (name, allowed) => allowed.includes(name) || allowed.includes(name.replace(/(?<=\w):.*/, ''));

/**
 * Reports CSS that a supported browser does not know, and takes what has a prefix there with the
 * prefixed declaration beside it.
 * @type {import('stylelint').Rule<string[]>}
 */
const supportedCss = (allowed) => (root, result) => {
  root.walk((node) => {
    for (const [name, feature] of usesOf(node)) {
      const prefixed = (/** @type {string} */ prefix) =>
        node.parent?.some((one) => one.type === 'decl' && one.prop === `${prefix}${name}`) ?? false;
      const browsers = browsersWithout(feature, prefixed);
      if (browsers.length === 0 || isAllowed(name, allowed) || isConditional(node)) continue;
      const message = `${name} is missing in ${browsers.join(', ')} (${RULE})`;
      stylelint.utils.report({ ruleName: RULE, result, node, message, word: name });
    }
  });
};
supportedCss.ruleName = RULE;
supportedCss.messages = stylelint.utils.ruleMessages(RULE, {});

export const supportedCssPlugin = stylelint.createPlugin(RULE, supportedCss);

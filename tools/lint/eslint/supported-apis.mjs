import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';
import { ROOT_DIR } from '../../lib/workspaces.cjs';
import { browsersWithout, compatData } from '../browsers/support.mjs';
import { TESTS } from './import-rules.mjs';

/**
 * @typedef {import('@typescript-eslint/utils').TSESTree.Node} Node
 * @typedef {import('@typescript-eslint/utils').TSESTree.Property} Property
 */

const LIBRARY = /[\\/]typescript[\\/]lib[\\/]lib\.(dom|es)/;

/** The interface, namespace or variable that declares a member. @param {ts.Node} parent */
function ownerOf(parent) {
  const owner = ts.isTypeLiteralNode(parent) || ts.isModuleBlock(parent) ? parent.parent : parent;
  const name = ts.isInterfaceDeclaration(owner) || ts.isVariableDeclaration(owner) ? owner.name.getText() : '';
  return ts.isModuleDeclaration(owner) ? owner.name.text : name;
}

/** @param {string} owner @param {string} member @param {boolean} isStatic */
function findMember(owner, member, isStatic) {
  // `ArrayConstructor` and `ReadonlyArray` are names of TypeScript alone.
  const name = owner.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '');
  const table = compatData.api[name] ?? compatData.javascript.builtins?.[name];
  return isStatic ? table?.[`${member}_static`] : table?.[member];
}

/**
 * MDN's entry for what a name in the source stands for, if the browser declares it.
 * @param {ts.Symbol | undefined} symbol @param {ts.Type} [objectType]
 */
function featureOf(symbol, objectType) {
  const declaration = symbol?.declarations?.find((one) => LIBRARY.test(one.getSourceFile().fileName));
  if (!symbol || !declaration) return;
  const { parent } = declaration;
  if (ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent))
    return compatData.api.Window?.[symbol.name] ?? compatData.api[symbol.name];
  const owner = ownerOf(parent);
  const isStatic = !ts.isInterfaceDeclaration(parent) || owner.endsWith('Constructor');
  // TypeScript declares in mix-ins what MDN lists at the interfaces that include them.
  return (
    findMember(objectType?.getSymbol()?.name ?? '', symbol.name, isStatic) ?? findMember(owner, symbol.name, isStatic)
  );
}

/**
 * Whether a condition around the node asks for the name: `if ('share' in navigator)`.
 * @param {Node} node @param {string} name @param {(node: Node) => string} textOf
 */
function isGuarded(node, name, textOf) {
  const asked = new RegExp(`['"]${name}['"] in |typeof [\\w.]*\\b${name}\\b`);
  for (let one = node; one.parent; one = one.parent) {
    const { parent } = one;
    if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
    const hasTest = parent.type === 'IfStatement' || parent.type === 'ConditionalExpression';
    const test = hasTest ? parent.test : parent.type === 'LogicalExpression' && parent.left;
    if (test && test !== one && asked.test(textOf(test))) return true;
  }
  return false;
}

const supportedApis = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: '{{name}} is missing in {{browsers}}: ask for it first, `if ({{guard}})`.' },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const textOf = (/** @type {Node} */ node) => context.sourceCode.getText(node);

    /**
     * @param {Node} node @param {ts.Symbol | undefined} symbol @param {Node} [object]
     */
    const check = (node, symbol, object) => {
      const browsers = browsersWithout(featureOf(symbol, object && services.getTypeAtLocation(object)));
      const name = symbol?.name ?? '';
      if (browsers.length === 0 || isGuarded(node, name, textOf)) return;
      const guard = `'${name}' in ${object?.type === 'Identifier' ? object.name : 'window'}`;
      context.report({ node, messageId: 'missing', data: { name, browsers: browsers.join(', '), guard } });
    };
    /** @param {Node} node */
    const checkGlobal = (node) => check(node, services.getSymbolAtLocation(node));

    return {
      MemberExpression: ({ property, object, computed }) =>
        !computed && check(property, services.getSymbolAtLocation(property), object),
      'ObjectPattern > Property': (/** @type {Property} */ { parent, key }) =>
        key.type === 'Identifier' && check(key, services.getTypeAtLocation(parent).getProperty(key.name), parent),
      'CallExpression > Identifier.callee': checkGlobal,
      'NewExpression > Identifier.callee': checkGlobal,
      'MemberExpression > Identifier.object': checkGlobal,
    };
  },
});

/**
 * What runs in browsers uses only what all supported ones have, or asks first.
 * @type {import('eslint').Linter.Config[]}
 */
export const browserRules = [
  {
    files: ['{shared,host,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    languageOptions: {
      parserOptions: { project: ['tools/tsconfig/browsers.json'], tsconfigRootDir: ROOT_DIR },
    },
    plugins: { browsers: { rules: { 'supported-apis': /** @type {never} */ (supportedApis) } } },
    rules: { 'browsers/supported-apis': 'error' },
  },
];

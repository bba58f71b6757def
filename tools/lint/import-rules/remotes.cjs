const { TEST } = require('./paths.cjs');

const LAYERS = ['expose', 'routes', 'pages', 'features', 'components'];

/** A layer is a folder or a single file, such as `routes.ts`. */
const layerPath = (/** @type {string} */ layers) => `src/(${layers})(/|\\.tsx?$)`;

/** In a remote, imports go one way: expose -> routes -> pages -> features -> components. */
const layerRules = LAYERS.slice(1).map((layer, index) => ({
  name: `remote-${layer}-look-down`,
  comment: `${layer} may be imported by ${LAYERS.slice(0, index + 1).join(', ')}, and import none of them.`,
  severity: 'error',
  from: { path: `^(mfe-[^/]+)/${layerPath(layer)}`, pathNot: TEST },
  to: { path: `^$1/${layerPath(LAYERS.slice(0, index + 1).join('|'))}` },
}));

const remoteRules = [
  ...layerRules,
  {
    name: 'remote-rest-looks-down',
    comment: 'Content, styles and helpers lie below pages: they import no page, no route, no feature and not the face.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/', pathNot: [TEST, `^mfe-[^/]+/${layerPath(LAYERS.join('|'))}`] },
    to: { path: `^$1/${layerPath('expose|routes|pages|features')}` },
  },
  {
    name: 'page-imports-no-page',
    comment: 'What two pages need is a feature.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+/src/pages/)([^/]+)/' },
    to: { path: '^$1', pathNot: '^$1$2/' },
  },
  {
    name: 'remote-folder-is-entered-by-index',
    comment: 'From outside, a page or a feature is its index.ts.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+/src/)((?:pages|features)/[^/]+/|[^/]+)' },
    // The rule page-imports-no-page reports imports between pages.
    to: { path: '^$1(pages|features)/[^/]+/', pathNot: ['^$1$2', '^$1(pages|features)/[^/]+/index\\.tsx?$'] },
  },
];

module.exports = { remoteRules };

const { TEST } = require('./paths.cjs');

const WEB = '^host/server/(web|check|prove)/';
const RENDERER = '^host/server/renderer/';

/** The host is two programs, each in a process of its own. They share words, not code. */
const hostRules = [
  {
    name: 'host-web-runs-no-renderer',
    comment: 'The web server gives jobs to renderers by messages: code of remotes never runs in its process.',
    severity: 'error',
    from: { path: WEB, pathNot: TEST },
    to: { path: RENDERER },
  },
  {
    name: 'host-renderer-knows-no-web-server',
    comment: 'A renderer knows what it has been sent, and nothing of visitors, caches and routes.',
    severity: 'error',
    from: { path: RENDERER, pathNot: TEST },
    to: { path: WEB },
  },
  {
    name: 'host-protocol-is-the-bottom',
    comment: 'What both programs say and write names neither of them.',
    severity: 'error',
    from: { path: '^host/server/(protocol|html)/', pathNot: TEST },
    to: { path: [WEB, RENDERER] },
  },
  {
    name: 'host-browser-imports-no-server',
    comment: 'What is in host/src runs in browsers, too.',
    severity: 'error',
    from: { path: '^host/src/', pathNot: TEST },
    to: { path: '^host/server/' },
  },
];

module.exports = { hostRules };

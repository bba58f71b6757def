import { REMOTES } from '../packages';

/** In the order in which a team meets them. */
const EXAMPLES: readonly [example: string, meaning: string][] = [
  ['list', 'the versions in the store; * marks the live ones, % the shares of candidates'],
  ['list --json', 'the same for programs'],
  ['check mfe-catalog', 'builds the remote if it is stale, and says why it may not go live'],
  ['check-api', 'says which operations of pages that may be open the API does not answer'],
  ['publish mfe-catalog', 'builds the remote if it is stale, checks it and makes it live'],
  [
    'publish mfe-catalog --accept price,heading',
    'takes as meant that pages lose these, beside the live version; also with check',
  ],
  [
    'check mfe-catalog --report differs.html',
    'writes there how pages differ from the live version, with pictures; also with publish; else below .cache/checks',
  ],
  ['publish mfe-catalog --traffic 0', 'publishes it for previews only'],
  ['publish mfe-catalog --from <folder>', 'publishes a finished build that lies elsewhere'],
  ['publish mfe-catalog --force', 'replaces a live version of sources that this tree does not contain'],
  ['publish mfe-catalog --store', 'publishes into a new store in DATA_DIR'],
  [
    'preview mfe-catalog@1.0.0-eab9739b [mfe-account@…] [--hours 24]',
    'prints a link that shows versions before others see them',
  ],
  ['promote mfe-catalog@1.0.0-eab9739b --traffic 10', 'gives a version a share of the visitors; 100 makes it live'],
  ['promote mfe-catalog@1.0.0-eab9739b --stages 10,50,100 --every 15m', 'lets the share grow by itself'],
  ['promote mfe-catalog@1.0.0-eab9739b', 'begins the next stage; with --hold each one waits for this'],
  ['status', 'views, errors and speed of the versions that have visitors; also with --watch, --json'],
  [
    'explain "<stack or request id>"',
    'says which source files and lines failed, whose version it is and what published it; - reads it from the input; also with --json',
  ],
  ['rollback mfe-catalog', 'takes the candidate back, or makes the last version live that was live before'],
  ['rollback mfe-catalog@1.0.0-eab9739b', 'takes back this version, and no other'],
  ['rollback mfe-catalog 1.0.0-eab9739b', 'makes a named version live again'],
  [
    'rollback mfe-catalog --wait',
    'shows the hosts as they follow, and fails if one does not; also with publish, promote',
  ],
  ['withdraw mfe-catalog@1.0.0-eab9739b --why "empty cart"', 'marks a version: it is never live again'],
  ['unpublish mfe-catalog', 'takes the remote off the site; publish brings it back'],
  ['token mfe-catalog --can publish,preview --days 90', 'makes a token for a remote, or for all; shown once'],
  ['tokens', 'lists them'],
  ['revoke 5f3a9c01', 'ends one'],
  ['list --site https://shop.example', 'the same on a site, with the token in SHOP_TOKEN'],
  ['history', 'who has changed what, the last change first; also with --json, --limit 50'],
  ['restore', 'says what the older registry takes back that was put into the store; --accept-older does it'],
  ['prune', 'removes versions: all but live ones, candidates, those of the last 30 days and the last 20'],
];

/**
 * What the command prints when it is called without an action.
 * @param place where the actions work
 * @param actions those that there are
 */
export function help(command: string, place: string, actions: readonly string[]): string {
  const shown = EXAMPLES.filter(([example]) => actions.includes(example.split(' ', 1)[0] ?? ''));
  const lines = shown.map(([example, meaning]) => `  ${example}\n      ${meaning}`);
  return [`${command} <action>, on ${place}`, ...lines, `remotes: ${REMOTES.join(', ')}`].join('\n');
}

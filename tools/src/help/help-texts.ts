/** A command as it is typed, and what it does. */
export interface HelpLine {
  command: string;
  text: string;
}

interface HelpGroup {
  title: string;
  lines: readonly HelpLine[];
}

/** The commands in the order in which people meet them. */
export const HELP: readonly HelpGroup[] = [
  {
    title: 'First',
    lines: [
      { command: 'npm start', text: 'installs, builds, publishes and serves the site' },
      { command: 'npm test', text: 'proves each promise of the shop once' },
      { command: 'npm test -- --only=lint,unit', text: 'runs the named steps: lint, build, unit, e2e' },
      {
        command: 'npm test -- --watch-area=checkout',
        text: 'tests what you change, again after each save: account, admin, catalog, checkout, operations, pages, remotes, studio',
      },
    ],
  },
  {
    title: 'Work on it',
    lines: [
      {
        command: 'npm run dev',
        text: 'the same site from watched sources: a saved change shows in the open page and in the HTML; data is in DATA_DIR/dev',
      },
      {
        command: 'npm run dev -w mfe-catalog',
        text: 'watches the host, the API and this remote; the other remotes come as last built',
      },
      {
        command: 'npm run dev -w mfe-catalog -- --site https://shop.example',
        text: 'shows a deployed site with this one remote of the tree; nothing else is built',
      },
      { command: 'npm test -w mfe-catalog', text: 'tests one package; -- <file> tests one file' },
      {
        command: 'npm run lint',
        text: 'checks types, ESLint, Prettier, imports and unused code; npm run lint -w mfe-catalog checks one package',
      },
      { command: 'npm run format', text: 'formats all files' },
      {
        command: 'npm run codegen',
        text: 'generates the types of the schema and the GraphQL documents, and the pages of page documents',
      },
      { command: 'npm run count', text: 'counts the lines of source, tests and docs by package' },
      { command: 'npm run settings', text: 'writes the table of docs/settings.md from the declared settings' },
      { command: 'npm run kit -w shared', text: 'builds shared/dist/kit/index.html: every component in every state' },
      {
        command: 'npm run build',
        text: 'builds what has changed; fails above the budgets (132.3 KB of scripts for a first view, 80 KB of fonts, brotli)',
      },
      { command: 'npm run build -- mfe-catalog', text: 'builds one package' },
      { command: 'npm run create-remote -- warranty', text: 'makes a new remote' },
    ],
  },
  {
    title: 'Remotes of a site',
    lines: [
      { command: 'npm run remotes', text: 'prints an example of each action on remotes' },
      { command: 'npm run remotes -- list [--json]', text: 'lists the versions in the store; * marks the live ones' },
      {
        command: 'npm run remotes -- check mfe-catalog',
        text: 'builds the remote if it is stale, and says why it may not go live',
      },
      {
        command: 'npm run remotes -- check-api',
        text: 'says which operations of pages that may be open the API does not answer',
      },
      { command: 'npm run remotes -- publish mfe-catalog', text: 'builds the remote if it is stale and makes it live' },
      {
        command: 'npm run remotes -- preview mfe-catalog@<version>',
        text: 'prints a link to a version that nobody else sees',
      },
      {
        command: 'npm run remotes -- promote mfe-catalog@<version>',
        text: 'gives it a share of the visitors, with --traffic 10 or --stages 10,50,100',
      },
      { command: 'npm run remotes -- history [--json]', text: 'says who has changed what is live, and why' },
      {
        command: 'npm run remotes -- token mfe-catalog --can publish',
        text: 'makes a token, with which --site https://… works from another machine',
      },
      {
        command: 'npm run remotes -- rollback mfe-catalog [version]',
        text: 'makes the last version live again that was live before, or the named one, and withdraws the one it replaces; mfe-catalog@<version> names that one',
      },
      {
        command: 'npm run remotes -- status [--watch] [--json]',
        text: 'tells views, errors and speed of the versions that have visitors',
      },
      {
        command: 'npm run remotes -- withdraw mfe-catalog@<version>',
        text: 'marks a version, with --why "…": it is never live again',
      },
      { command: 'npm run remotes -- unpublish mfe-catalog', text: 'takes the remote off the site' },
      {
        command: 'npm run remotes -- restore [--accept-older]',
        text: 'says what an older registry takes back that was put into the store, and does so',
      },
    ],
  },
  {
    title: 'Run it',
    lines: [
      { command: 'npm run serve -- host', text: 'runs one program alone: host, api or delivery' },
      { command: 'npm run keys', text: 'prints a new pair of keys as settings, for programs on several machines' },
      { command: 'npm run backup -- shop.tar.gz', text: 'writes the shop into one archive, while it sells' },
      { command: 'npm run backup -- --new-key /root/shop-backup.key', text: 'makes the key that encrypts backups' },
      {
        command: "npm run restore -- [shop.tar.gz] [--to '2026-11-27 14:05'] [--accept-older]",
        text: 'fills a DATA_DIR without data, and with DATABASE_URL an empty database, from such an archive',
      },
      {
        command: 'npm run rehearse [-- shop.tar.gz]',
        text: 'tries this version on a backup, beside the shop; ends with 1 when it cannot use it',
      },
      {
        command: 'npm run doctor [-- --json]',
        text: 'says whether this installation is sound, and the way out of each finding; ends with 1 after a fault',
      },
      {
        command: 'npm run staff -- reset-factor anna@example.ru',
        text: 'ends the second factor and the sessions of one of the staff, through the running API, and mails a link for a new one',
      },
    ],
  },
  {
    title: 'Measure and release',
    lines: [
      {
        command: 'npm run bench',
        text: 'measures weight, speed, interactions, the next page, the map, the commands of teams, load, traces, durability, a backup and the desk, and writes docs/benchmarks.md',
      },
      {
        command: 'npm run test:all',
        text: 'everything, in every engine and topology and on both databases; notes the tree that passes',
      },
      { command: 'npm run release', text: 'makes versions and tags, of a tree that has passed npm run test:all' },
    ],
  },
];

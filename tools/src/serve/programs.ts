/** The programs of a running site, by the word that starts one alone. */
export type ProgramName = 'api' | 'delivery' | 'host';

export interface ProgramInfo {
  /** Relative to the root of the repository. */
  file: string;
  /** The setting for its port, and the port that it has alone. */
  portSetting: string;
  port: number;
  /** The address that says whether it can do its work. */
  health: string;
  /** Settings that it must not know: the host, for one, runs the code of remotes. */
  withheld: readonly string[];
  /** What it cannot do without when it runs alone, and what each is. */
  needed: Readonly<Record<string, string>>;
}

/** Settings that only the API may know. */
const API_SECRETS = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'SHOP_EMAIL', 'STAFF_OWNER', 'STUDIO_OWNER'];

/** Whoever has it can sign a registry. */
const PRIVATE_KEY = 'REGISTRY_PRIVATE_KEY';

/** Of a bucket with published versions, which the API does not read. */
const STORE_SECRETS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

const PUBLIC_URL = 'the origin that shoppers see';
const API_URL = 'the address of the API, or of what balances several';
const REMOTES_STORE = 'where the published versions lie';

export const PROGRAMS: Readonly<Record<ProgramName, ProgramInfo>> = {
  api: {
    file: 'api/dist/server/main.cjs',
    portSetting: 'API_PORT',
    port: 3001,
    health: '/readyz',
    withheld: [...STORE_SECRETS, PRIVATE_KEY],
    needed: { DATABASE_URL: 'the PostgreSQL database that all APIs share', PUBLIC_URL },
  },
  delivery: {
    file: 'publisher/dist/server/main.cjs',
    portSetting: 'DELIVERY_PORT',
    port: 3002,
    health: '/healthz',
    withheld: API_SECRETS,
    needed: { API_URL, REMOTES_STORE },
  },
  host: {
    file: 'host/dist/server/main.cjs',
    portSetting: 'PORT',
    port: 3000,
    health: '/readyz',
    withheld: [...API_SECRETS, PRIVATE_KEY],
    needed: {
      API_URL,
      DELIVERY_URL: 'the address of delivery',
      PUBLIC_URL,
      REMOTES_STORE,
      REGISTRY_PUBLIC_KEY: 'the key that proves the registry; npm run keys makes a pair',
    },
  },
};

const NAMES = Object.keys(PROGRAMS);

/** Whether a word names a program. */
export const isProgram = (word: string): word is ProgramName => NAMES.includes(word);

/** The settings that a program is given. */
export function settingsFor({ withheld }: ProgramInfo, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, ...Object.fromEntries(withheld.map((name) => [name, undefined])) };
}

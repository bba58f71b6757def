import { readFileSync } from 'node:fs';
import type { Releases } from '@shop/delivery/releases';
import { writeApiAddress } from './check-tools';
import { REMOTES } from './packages';
import { isPublished, isWantedAtStart, publishBuilt, publishBuiltHost, releasesOf } from './publish-built';
import { supervise, type Supervised } from './supervise';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Settings that only the API may know. */
const API_SECRETS = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'SHOP_EMAIL', 'STUDIO_OWNER'];

/** Whoever has it can sign a registry. */
const PRIVATE_KEY = 'REGISTRY_PRIVATE_KEY';

/** Of a bucket with published versions, which the API does not read. */
const STORE_SECRETS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

const PARENT_POLL_MS = 1000;

/** The processes that run this one: npm runs its scripts in a shell. */
function ancestry(): string {
  const parent = String(process.ppid);
  try {
    const [, afterName = ''] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ');
    const [, grandparent] = afterName.split(' ');
    return `${parent} ${grandparent}`;
  } catch {
    return parent; // only Linux has /proc
  }
}

/** npm that is killed cannot pass the signal on. It would leave a site that nobody can stop. */
function onNpmLost(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestry();
  setInterval(() => ancestry() !== before && stop(), PARENT_POLL_MS).unref();
}

async function publishAtStart(releases: Releases): Promise<void> {
  await publishBuiltHost(releases);
  for (const name of REMOTES) {
    if (await isWantedAtStart(releases, name)) print(`published ${name} ${await publishBuilt(releases, name)}`);
    else if (!(await isPublished(releases, name)))
      print(`${name} stays as it was published; to publish this build: npm run remotes -- publish ${name}`);
  }
}

/** The default URL of the site. The host reports an invalid port. */
function localUrl(port = ''): string {
  const url = `http://localhost:${port.trim() || 3000}`;
  return URL.canParse(url) ? url : localUrl();
}

/** Publishes the remotes that are built, and runs the API and the host until stopped. */
export async function serve(): Promise<void> {
  // Both programs must use the same URL, which is part of links in pages and mails.
  const env: NodeJS.ProcessEnv = { PUBLIC_URL: localUrl(process.env.PORT), ...process.env, NODE_ENV: 'production' };
  const releases = releasesOf(env);
  await publishAtStart(releases);
  const { keys } = releases;

  const programs: Supervised[] = [];
  let isStopping = false;
  const stopAll = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    // The host, started last, stops first: the others must answer until it sends no more requests.
    await programs.at(-1)?.stop();
    await Promise.all(programs.slice(0, -1).map((program) => program.stop()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll(0));
  onNpmLost(() => void stopAll(0));
  const runProgram = (file: string, portSetting: string, settings: NodeJS.ProcessEnv) => {
    const onFatal = () => void stopAll(1);
    const program = supervise({ file, portSetting, env: { ...env, ...settings }, log: print, onFatal });
    programs.push(program);
    return program.ready;
  };

  const apiPort = await runProgram('api/dist/server/main.cjs', 'API_PORT', {
    API_PORT: env.API_PORT ?? '0',
    ...without([...STORE_SECRETS, PRIVATE_KEY]),
  });
  writeApiAddress(env, `http://127.0.0.1:${apiPort}`);
  const deliveryPort = await runProgram('delivery/dist/server/main.cjs', 'DELIVERY_PORT', {
    ...without(API_SECRETS),
    API_URL: `http://127.0.0.1:${apiPort}`,
    DELIVERY_PORT: env.DELIVERY_PORT ?? '0',
  });
  const port = await runProgram('host/dist/server/main.cjs', 'PORT', {
    API_URL: `http://127.0.0.1:${apiPort}`,
    DELIVERY_URL: `http://127.0.0.1:${deliveryPort}`,
    // The host runs the code of remotes, and needs none of the shop's secrets.
    ...without([...API_SECRETS, PRIVATE_KEY]),
    REGISTRY_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
  print(`the shop answers on http://localhost:${port}`);
}

import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { root } from '../support/run-command';

const HTTPS_PORT = '8443';

export const SITE_URL = `https://localhost:${HTTPS_PORT}`;

/** nginx itself, without https before it. */
export const NGINX_URL = 'http://127.0.0.1:8081';

/** An image that is already built; by default it is built first. */
export const builtImage = process.env.SITE_IMAGE;

const keys = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** A project of its own: it shares no volume, port or network with a shop on this machine. */
const SETTINGS = {
  COMPOSE_PROJECT_NAME: 'shop-test',
  COMPOSE_PROFILES: 'https',
  SITE_ADDRESS: 'localhost',
  PUBLIC_URL: SITE_URL,
  HTTP_PORT: '8080',
  HTTPS_PORT,
  NGINX_LISTEN: new URL(NGINX_URL).host,
  MAIL_PORT: '8026',
  FRONT_PREFIX: '172.30.20',
  SITE_IMAGE: builtImage ?? 'shop-site-test',
  DEMO_DATA: 'on',
  // Container engines hide where visitors come from, so that all would share one visitor's limit.
  RATE_LIMITS: 'off',
  POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
  REGISTRY_PRIVATE_KEY: keys.privateKey,
  REGISTRY_PUBLIC_KEY: keys.publicKey,
};

/** Runs `docker compose`, or what the variable COMPOSE names instead. */
export async function compose(...args: readonly string[]): Promise<string> {
  const [file = '', ...first] = (process.env.COMPOSE ?? 'docker compose').split(' ');
  const { stdout } = await promisify(execFile)(file, [...first, ...args], {
    cwd: root,
    env: { ...process.env, ...SETTINGS },
  });
  return stdout;
}

/** Runs a program in the container of a service. */
export const inService = (service: string, ...command: readonly string[]): Promise<string> =>
  compose('exec', '-T', service, ...command);

/** Sends a signal to the container's process whose command line contains `text`. */
export async function signalIn(service: string, text: string, signal: NodeJS.Signals): Promise<void> {
  // The image has no `ps`.
  const script = `
    const { readdirSync, readFileSync } = require('node:fs');
    const [text, signal] = process.argv.slice(1);
    const isIt = (pid) => pid > 1 && pid !== process.pid && readFileSync('/proc/' + pid + '/cmdline', 'utf8').replaceAll('\\0', ' ').includes(text);
    const found = readdirSync('/proc').map(Number).filter(isIt);
    if (found.length !== 1) throw new Error(found.length + ' processes contain ' + text);
    process.kill(found[0], signal);`;
  await inService(service, 'node', '-e', script, text, signal);
}

interface ListedContainer {
  Service: string;
  State: string;
  ExitCode: number;
}

/** The containers of the project, stopped ones included. */
export async function containers(): Promise<ListedContainer[]> {
  const output = await compose('ps', '--all', '--format', 'json');
  // Older versions print an array, newer ones a line for each container.
  const text = output.trim().startsWith('[') ? output : `[${output.trim().split('\n').join(',')}]`;
  return JSON.parse(text) as ListedContainer[]; // the format is compose's
}

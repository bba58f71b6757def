import { RefusedError } from '@shop/node/refused-error';
import { print, type Action, type Call } from './action';
import { versionIn } from './arguments';

const DEFAULT_HOURS = '24';
const DEFAULT_PORT = '3000';

/** The named site, else the address that the hosts of this machine's site have, or would have. */
async function siteOrigin({ delivery, values }: Call, { PUBLIC_URL, PORT }: NodeJS.ProcessEnv): Promise<string> {
  const given = values.site ?? PUBLIC_URL?.trim();
  if (given) return new URL(given).origin;
  const running = (await delivery.hosts()).find(({ publicUrl }) => publicUrl)?.publicUrl;
  return new URL(running ?? `http://localhost:${PORT?.trim() || DEFAULT_PORT}`).origin;
}

function hoursOf(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new RefusedError(`"${text}" is no number of hours, as in --hours 24`);
}

/** Prints a link: whoever opens it sees these versions, and nobody else does. */
export const previewAction: Action = async (call) => {
  const { delivery, names, values } = call;
  const targets = (names.length > 0 ? names : [undefined]).map((target) => versionIn(target, 'preview'));
  const versions = Object.fromEntries(targets.map(({ name, version }) => [name, version]));
  if (Object.keys(versions).length < targets.length) throw new RefusedError('a preview shows one version of a remote');
  const hours = hoursOf(values.hours ?? DEFAULT_HOURS);
  const path = await delivery.preview(versions, hours);
  for (const { name, version } of targets) print(`${name} ${version}`);
  print(`whoever opens this link sees it for ${hours} h, with a badge and a way out:`);
  print((await siteOrigin(call, process.env)) + path);
};

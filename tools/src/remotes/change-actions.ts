import type { Stages } from '@shop/publisher/releases';
import { RefusedError } from '@shop/node/refused-error';
import { print, printLive, requireName, type Action, type Call } from './action';
import { durationOf, shareOf, versionIn, type Values } from './arguments';

const DEFAULT_EVERY = '15m';

function stagesOf({ stages, every, hold }: Values): Stages | undefined {
  if (stages) {
    const shares = stages.split(',').map((share) => shareOf(share.trim()));
    return { shares, everyMs: durationOf(every ?? DEFAULT_EVERY), isHeld: hold };
  }
  if (every || hold) throw new RefusedError('--every and --hold belong to --stages, as in --stages 10,50,100');
  return undefined;
}

/** What to do after a promotion: a rollout goes on, with or without its owner. */
function afterPromotion({ names, values, command }: Call, name: string, share: number): string {
  const [target = ''] = names;
  const next = stagesOf(values)?.shares[1];
  if (share === 0) return `to give it visitors again: ${command} promote ${target} --traffic 10`;
  if (next === undefined) return `to take it back: ${command} rollback ${name}`;
  return values.hold
    ? `to give it ${next} %: ${command} promote ${target}`
    : `${next} % follow in ${values.every ?? DEFAULT_EVERY} unless it is worse; to watch: ${command} status --watch`;
}

/** Gives a version a share of the visitors. */
export const promoteAction: Action = async (call) => {
  const { delivery, names, values } = call;
  const { name, version } = versionIn(names[0], 'promote');
  const stages = stagesOf(values);
  if (stages && values.traffic) throw new RefusedError('promote takes either --traffic or --stages');
  const traffic = values.traffic === undefined ? undefined : shareOf(values.traffic);
  const share = await delivery.promote(name, version, { traffic, stages });
  await printLive(call, name, afterPromotion(call, name, share));
};

/** Takes back what was published last, or a named version; may name the one to return to. */
export const rollbackAction: Action = async (call) => {
  const { delivery, names, command } = call;
  const [name = '', named] = requireName(names[0], 'rollback').split('@');
  const { takenBack } = await delivery.rollback(name, { wanted: names[1], named });
  if (takenBack) print(`${name} ${takenBack} is taken back`);
  await printLive(call, name, `once it is mended: ${command} publish ${name}`);
};

/** Marks a version, so that it is never live again. */
export const withdrawAction: Action = async (call) => {
  const { delivery, names, values, command } = call;
  const { name, version } = versionIn(names[0], 'withdraw');
  if (!values.why) throw new RefusedError('withdraw needs the reason, as in --why "empty cart"');
  await delivery.withdraw(name, version, values.why);
  await printLive(call, name, `to see all: ${command} list`);
};

/** Takes a remote off the site. */
export const unpublishAction: Action = async (call) => {
  const { delivery, names, command } = call;
  const name = requireName(names[0], 'unpublish');
  await delivery.unpublish(name);
  await printLive(call, name, `to bring it back: ${command} publish ${name}`);
};

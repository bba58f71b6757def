import { parseArgs } from 'node:util';
import { isLossName, LOSSES, type LossName } from '@shop/node/page-trial';
import { RefusedError } from '@shop/node/refused-error';

/** @throws RefusedError for an unknown option */
export function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        store: { type: 'boolean', default: false },
        hold: { type: 'boolean', default: false },
        'accept-older': { type: 'boolean', default: false },
        wait: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        accept: { type: 'string' },
        report: { type: 'string' },
        from: { type: 'string' },
        site: { type: 'string' },
        can: { type: 'string' },
        days: { type: 'string' },
        traffic: { type: 'string' },
        stages: { type: 'string' },
        every: { type: 'string' },
        hours: { type: 'string' },
        why: { type: 'string' },
        limit: { type: 'string' },
      },
    });
  } catch (error) {
    throw new RefusedError(error instanceof Error ? error.message : String(error));
  }
}

export type Values = ReturnType<typeof parseArguments>['values'];

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/**
 * Reads a time such as `90s`, `15m` or `2h`, in ms.
 * @throws RefusedError for anything else
 */
export function durationOf(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (!unitMs) throw new RefusedError(`"${text}" is no time, as in 90s, 15m or 2h`);
  return Number(count) * unitMs;
}

/** @throws RefusedError unless it is a whole number above 0 */
export function countOf(text: string, option: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new RefusedError(`--${option} is a whole number, not "${text}"`);
}

/** @throws RefusedError when it is no number of per cent */
export function shareOf(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
  throw new RefusedError(`"${text}" is no share of traffic: it is a whole number from 0 to 100`);
}

/** @throws RefusedError for a name that no difference of pages has */
export function acceptedOf({ accept }: Values): LossName[] {
  const names = accept?.split(',').map((name) => name.trim()) ?? [];
  const acceptable = Object.keys(LOSSES).filter((name) => name !== 'fails');
  const unknown = names.find((name) => !acceptable.includes(name));
  if (unknown !== undefined)
    throw new RefusedError(`--accept: no difference is called "${unknown}"; there are ${acceptable.join(', ')}`);
  return names.filter(isLossName);
}

/** @throws RefusedError unless it is `mfe-catalog@1.0.0-eab9739b` */
export function versionIn(target: string | undefined, action: string): { name: string; version: string } {
  const [name, version, ...rest] = (target ?? '').split('@');
  if (name && version && rest.length === 0) return { name, version };
  throw new RefusedError(`${action} needs a version, as in mfe-catalog@1.0.0-eab9739b`);
}

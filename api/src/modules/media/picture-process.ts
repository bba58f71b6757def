import { spawn } from 'node:child_process';
import { limitedCommand } from '@shop/node/server';
import type { ConvertedPicture, PictureJob, PictureResult } from './picture-messages';
import { RefusedPictureError } from './refused-picture';
import { createTurns, tryAgain } from './turns';

/** Half of what one container of the API has (docker-compose.yml). */
const MEMORY_MB = 256;

export interface JobLimits {
  /** What a picture may cost: the same on a busy machine. */
  cpuSeconds: number;
  /** How long the machine may take for it. Then nothing is known of the picture. */
  waitMs: number;
}

/** What a picture may be is known from its beginning. */
const INSPECTION: JobLimits = { cpuSeconds: 2, waitMs: 20_000 };
/** A photo of 40 megapixels takes 10 s of a slow core. */
const CONVERSION: JobLimits = { cpuSeconds: 45, waitMs: 60_000 };

/** One picture at a time is converted; meanwhile others are inspected, and refused. */
const INSPECTIONS = 2;
const CONVERSIONS = 1;
const MAX_WAITING = 8;

export interface PictureReaderOptions {
  /** The built program. */
  file: string;
  /** Shorter in tests. */
  inspection?: JobLimits;
}

/** It is killed for want of time or memory of the machine; the picture's own limits abort it. */
const failureOf = (signal: NodeJS.Signals | null) =>
  signal === 'SIGKILL' ? tryAgain('a picture was not read in time') : new RefusedPictureError('costly');

/**
 * @throws RefusedPictureError also when the process has reached its limit of processor or memory;
 *   AppError TOO_MANY_REQUESTS when it was not done in time
 */
function runJob(program: string, job: PictureJob, { cpuSeconds, waitMs }: JobLimits): Promise<PictureResult> {
  const [command, args] = limitedCommand(program, MEMORY_MB, cpuSeconds);
  const child = spawn(command, args, {
    // Nothing of the API's settings: they hold passwords.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), waitMs);
  return new Promise<PictureResult>((resolve, reject) => {
    child.once('message', (result: PictureResult) => resolve(result));
    child.once('error', reject);
    // After a message it is no news.
    child.once('exit', (_code, signal) => reject(failureOf(signal)));
    child.send(job, () => undefined); // its exit says that it failed
  }).finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}

export type PictureReader = ReturnType<typeof createPictureReader>;

/** Reads pictures in processes of their own, because whoever sent one may mean harm. */
export function createPictureReader({ file: program, inspection = INSPECTION }: PictureReaderOptions) {
  const inspections = createTurns(INSPECTIONS, MAX_WAITING);
  const conversions = createTurns(CONVERSIONS, MAX_WAITING);
  const inspect = async (file: Buffer) => {
    const inspected = await inspections.take(() => runJob(program, { task: 'inspect', file }, inspection));
    if (inspected.kind === 'refused') throw new RefusedPictureError(inspected.refusal);
  };
  return {
    /**
     * A picture that a drawing holds, in WebP.
     * @throws as `read`
     */
    async readEmbedded(file: Buffer): Promise<Uint8Array> {
      await inspect(file);
      const result = await conversions.take(() => runJob(program, { task: 'embed', file }, CONVERSION));
      if (result.kind === 'refused') throw new RefusedPictureError(result.refusal);
      if (result.kind !== 'embedded') throw new Error('the process of a picture answered something else');
      return result.content;
    },

    /**
     * The files of a picture, in the widths of pages.
     * @throws RefusedPictureError; AppError TOO_MANY_REQUESTS when too many wait, or the
     *   machine is too busy
     */
    async read(file: Buffer): Promise<ConvertedPicture> {
      await inspect(file);
      const result = await conversions.take(() => runJob(program, { task: 'convert', file }, CONVERSION));
      if (result.kind === 'refused') throw new RefusedPictureError(result.refusal);
      if (result.kind !== 'converted') throw new Error('the process of a picture answered something else');
      return result.picture;
    },
  };
}

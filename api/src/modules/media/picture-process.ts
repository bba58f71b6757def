import { spawn } from 'node:child_process';
import { limitedCommand } from '@shop/shared/server';
import type { ConvertedPicture, PictureJob, PictureResult } from './picture-messages';
import { RefusedPictureError } from './refused-picture';
import { createTurns } from './turns';

/** Half of what one container of the API has (docker-compose.yml). */
const MEMORY_MB = 256;

/** What a picture may be is known from its beginning. */
const INSPECTION_MS = 1500;
/** A photo of 40 megapixels takes 10 s of a slow core. */
const CONVERSION_MS = 45_000;

/** One picture at a time is converted; meanwhile others are inspected, and refused. */
const INSPECTIONS = 2;
const CONVERSIONS = 1;
const MAX_WAITING = 8;

export interface PictureReaderOptions {
  /** The built program. */
  file: string;
  /** Shorter in tests. */
  conversionMs?: number;
}

/** @throws RefusedPictureError also when the process was ended, for its time or its memory */
function runJob(program: string, job: PictureJob, timeoutMs: number): Promise<PictureResult> {
  const [command, args] = limitedCommand(program, MEMORY_MB);
  const child = spawn(command, args, {
    // Nothing of the API's settings: they hold passwords.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  return new Promise<PictureResult>((resolve, reject) => {
    child.once('message', (result: PictureResult) => resolve(result));
    child.once('error', reject);
    // After a message it is no news.
    child.once('exit', () => reject(new RefusedPictureError('costly')));
    child.send(job, () => undefined); // its exit says that it failed
  }).finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}

export type PictureReader = ReturnType<typeof createPictureReader>;

/** Reads pictures in processes of their own, because whoever sent one may mean harm. */
export function createPictureReader({ file: program, conversionMs = CONVERSION_MS }: PictureReaderOptions) {
  const inspections = createTurns(INSPECTIONS, MAX_WAITING);
  const conversions = createTurns(CONVERSIONS, MAX_WAITING);
  return {
    /**
     * The files of a picture, in the widths of pages.
     * @throws RefusedPictureError; AppError TOO_MANY_REQUESTS when too many wait
     */
    async read(file: Buffer): Promise<ConvertedPicture> {
      const inspected = await inspections.take(() => runJob(program, { task: 'inspect', file }, INSPECTION_MS));
      if (inspected.kind === 'refused') throw new RefusedPictureError(inspected.refusal);
      const result = await conversions.take(() => runJob(program, { task: 'convert', file }, conversionMs));
      if (result.kind === 'refused') throw new RefusedPictureError(result.refusal);
      if (result.kind !== 'converted') throw new Error('the process of a picture answered something else');
      return result.picture;
    },
  };
}

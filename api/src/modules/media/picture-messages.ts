import type { PictureRefusal } from './refused-picture';

/** What the API asks the process that reads pictures. */
export interface PictureJob {
  /** `inspect` reads the beginning only; `convert` makes the files. */
  task: 'inspect' | 'convert';
  file: Uint8Array;
}

export interface ConvertedPicture {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  files: { width: number; type: 'avif' | 'webp'; content: Uint8Array }[];
}

export type PictureResult =
  | { kind: 'inspected' }
  | { kind: 'converted'; picture: ConvertedPicture }
  | { kind: 'refused'; refusal: PictureRefusal };

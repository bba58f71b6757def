import type { PictureRefusal } from './refused-picture';

/** What the API asks the process that reads pictures. */
export interface PictureJob {
  /** `inspect` reads the beginning only; `convert` makes the files; `embed` one for a drawing. */
  task: 'inspect' | 'convert' | 'embed';
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
  /** In WebP. */
  | { kind: 'embedded'; content: Uint8Array }
  | { kind: 'refused'; refusal: PictureRefusal };

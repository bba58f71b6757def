import { isRecord, type FaultCode, type ListField } from '@shop/shared/page-documents';
import { smallestValue } from '../../../editing';
import { shapesOf, type Part } from './text-parts';

/** What a part from somewhere else may lack: words that are still to be written. */
export const UNFINISHED: ReadonlySet<FaultCode> = new Set(['missing', 'sample', 'too-long', 'too-many', 'picture']);

/** The part of a picture whose file is still to come; null where the text has none. */
export function pictureCardOf(field: ListField, alt: string): Part | null {
  const shape = shapesOf(field).picture;
  const part = shape && smallestValue(shape);
  return isRecord(part) ? { ...part, picture: { src: '', width: 0, height: 0, alt } } : null;
}

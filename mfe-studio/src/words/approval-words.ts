import { whenOf } from '@shop/shared/format';
import type { PageFacts } from '../editing';

/** Who asks for a page to be published, when, and what they say. */
export function approvalWords({ askedBy, askedAt, note }: NonNullable<PageFacts['approval']>): string {
  const asked = `${askedBy ?? 'Коллега'} просит опубликовать: ${whenOf(askedAt)}.`;
  return note ? `${asked} «${note}»` : asked;
}

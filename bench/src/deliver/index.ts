import type { Section } from '../section';
import { measurePublications } from './publications';
import { measureShares } from './shares';
import { measureTakeBack } from './take-back';

const METHOD = [
  'Publications: two hosts with data of their own over one store, the publisher and the API; the catalogue is published 20 times by `npm run remotes -- publish --from`, and rolled back after each. Meanwhile eight visitors request seven addresses of both hosts with pauses of 40 ms, and a Chromium goes from page to page by links. A page is broken that shows the panel, an error in the console or an answer of 400 and above. Memory is of the first host.',
  'Shares: each cookie requests `/products` twice.',
  `Views until a candidate is taken back are reported as browsers do, 0.5 % of those of the live version fail; the judge looks every 2 s.`,
].join(' ');

/** What it costs that teams deploy alone: the long versions of the journeys. */
export async function measureDeliver(): Promise<Section> {
  const parts: string[] = [];
  for (const measure of [measurePublications, measureTakeBack, measureShares]) parts.push(await measure());
  return { title: 'Deliver', method: METHOD, body: parts.join('\n\n') };
}

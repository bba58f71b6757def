import type { Section } from '../section';
import { startBenchSite } from '../site';
import { measureAutosaves } from './autosaves';
import { measureEditor } from './editor';
import { measureLandingPages } from './landing-pages';
import { measurePublications } from './publications';
import { becomePublisher, OWNER } from './publisher';

const METHOD = [
  'The built site with the embedded database. Publications change the headline of `/rental`; four visitors request pages meanwhile.',
  'The editor is opened by a fresh Chromium at 1440 × 900 with its CPU as it is, after visits to `/` and `/rental`; its scripts are those that a shopper has not loaded there. Letters are typed into the field of the headline; each counts until the frame of the page is drawn with it, and the slowest of a word is the figure.',
  'Autosaves: one visitor at each address, in turns of 5 s.',
].join(' ');

/** What the studio costs those who use it, and those who don't. */
export async function measureStudio(): Promise<Section> {
  const site = await startBenchSite({ settings: { STUDIO_OWNER: OWNER } });
  try {
    const publisher = await becomePublisher(site);
    const parts: string[] = [];
    for (const measure of [measureEditor, measurePublications, measureAutosaves, measureLandingPages])
      parts.push(await measure(site, publisher));
    return { title: 'Studio', method: METHOD, body: parts.join('\n\n') };
  } finally {
    await site.stop();
  }
}

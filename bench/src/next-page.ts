import { table } from '@shop/tools/markdown-table';
import { runBrowserScript } from './browser-tools';
import { verdict, type Section } from './section';
import { startBenchSite } from './site';
import { median } from './statistics';

const RUNS = 3;
/** Of the time of the same address as a document. */
const MOST_OF_DOCUMENT = { mouse: 0.7, finger: 0.8 };

type Device = keyof typeof MOST_OF_DOCUMENT;

/** From the press to the frame after the new heading, in ms. */
interface Run {
  device: Device;
  way: string;
  link: number;
  document: number;
  back: number;
}

const DEVICES: Readonly<Record<Device, string>> = { mouse: 'mouse, 1440 px', finger: 'finger, 390 px' };

/** How long a followed link takes beside the same address as a document. */
export async function measureNextPage(): Promise<Section> {
  const site = await startBenchSite();
  try {
    const urls = Array.from({ length: RUNS }, () => site.url);
    const runs = await runBrowserScript<Run>('measure-next-page.mjs', urls);
    const kinds = [...new Set(runs.map(({ device, way }) => `${device} ${way}`))];
    const rows = kinds.map((kind) => {
      const own = runs.filter(({ device, way }) => `${device} ${way}` === kind);
      const [{ device, way } = { device: 'mouse' as const, way: '' }] = own;
      const of = (name: 'link' | 'document' | 'back') => median(own.map((run) => run[name]));
      return [
        way,
        DEVICES[device],
        of('link').toFixed(0),
        of('document').toFixed(0),
        verdict(of('link') / of('document'), MOST_OF_DOCUMENT[device], 2),
        of('back').toFixed(0),
      ];
    });
    return {
      title: 'Next page',
      method: `From the press to the frame after the new heading, in ms on the clock of the wall. Chromium with its CPU slowed four times, and a line of 1.6 Mbit/s with 150 ms (CDP). The link is on screen for 4 s before it is pressed; a pointer is on it for 150 ms, a finger for 90 ms. The document is the same address opened by the same press where all scripts are blocked. Back returns to the page before. Medians of ${RUNS} runs, each in a fresh browser. Aims: ${MOST_OF_DOCUMENT.mouse} of the document with a mouse, ${MOST_OF_DOCUMENT.finger} with a finger. [Frames of a phone](design/next-page.webp), before pages had sheets of styles of their own (4e08bda0) and after.`,
      body: table(['way', 'by', 'link, ms', 'document, ms', 'share of the document', 'Back, ms'], rows),
    };
  } finally {
    await site.stop();
  }
}

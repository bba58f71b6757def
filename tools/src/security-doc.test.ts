import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './packages';

const TEXT = readFileSync(path.join(ROOT_DIR, 'docs/security.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. Level 3 follows them. */
const SECTIONS =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 ' +
  '5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 ' +
  '8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 ' +
  '11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 ' +
  '14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2';

const numbers = (section: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);

const REQUIREMENTS = SECTIONS.split(' ').flatMap((entry) => {
  const [section = '', count] = entry.split(':');
  return numbers(section, 1, Number(count));
});

/** `1.1.2, 1.2.5–1.2.8` as single numbers. */
function expand(written: string): string[] {
  return written.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    const numberOf = (requirement: string) => Number(requirement.split('.').at(-1));
    return numbers(section, numberOf(first), numberOf(last));
  });
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

const ROWS = TEXT.split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [, requirements = '', , verdict = '', shownBy = ''] = cellsOf(line);
    return { requirements: expand(requirements), verdict, shownBy };
  });

const COUNTED = ['met', 'n/a', 'D'];

describe('docs/security.md', () => {
  it('judges every requirement of levels 1 and 2 once', () => {
    expect(ROWS.flatMap(({ requirements }) => requirements).sort()).toEqual([...REQUIREMENTS].sort());
  });

  it('names files that exist, and one or a part of the page for whatever is met', () => {
    const met = ROWS.filter(({ verdict }) => verdict === 'met');
    const files = met.flatMap(({ shownBy }) => [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
    const unproven = met.filter(({ shownBy }) => !/`|above/.test(shownBy));

    expect(files.filter((file) => !existsSync(path.join(ROOT_DIR, file)))).toEqual([]);
    expect(unproven).toEqual([]);
  });

  it('explains each deviation', () => {
    const deviations = ROWS.filter(({ verdict }) => verdict.startsWith('D'));

    expect(deviations.map(({ verdict }) => verdict)).toEqual(deviations.map((_, index) => `D${index + 1}`));
    expect(deviations.filter(({ shownBy }) => shownBy.length < 20)).toEqual([]);
  });

  it('counts the verdicts', () => {
    const counts = COUNTED.map((kind) =>
      ROWS.filter(({ verdict }) => verdict.startsWith(kind)).flatMap(({ requirements }) => requirements),
    ).map((requirements) => String(requirements.length));
    const total = TEXT.split('\n').find((line) => line.startsWith('| all ') && !line.includes('stock'));

    expect(cellsOf(total ?? '').slice(2, 5)).toEqual(counts);
  });
});

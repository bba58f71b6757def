import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepPart, listParts, readPart } from './changes';

let folder: string;
let backup: string;

const part = (from: number, text: string) => ({ from, to: from + text.length, bytes: Buffer.from(text) });
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 29, 14, minutes));
const placesOf = async (place: number, to = at(59)) => (await listParts(backup, place, to)).map(({ from }) => from);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-changes-'));
  backup = path.join(folder, 'shop-2026-11-29-000012.tar.gz');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('keeps parts beside their backup, and reads them in their order', async () => {
  await keepPart(backup, part(100_003, 'second'), at(1), null);
  await keepPart(backup, part(100_000, 'one'), at(0), null);

  const parts = await listParts(backup, 100_000, at(59));
  expect(readdirSync(folder)).toEqual(['shop-2026-11-29-000012.changes']);
  expect(parts.map((each) => each.at)).toEqual([at(0), at(1)]);
  const texts = await Promise.all(parts.map(async (each) => (await readPart(each, null)).bytes.toString()));
  expect(texts).toEqual(['one', 'second']);
});

it('ends at a gap, and begins where the backup ends', async () => {
  await keepPart(backup, part(10, 'one'), at(0), null);
  await keepPart(backup, part(13, 'two'), at(1), null);
  await keepPart(backup, part(20, 'after a gap'), at(2), null);

  expect(await placesOf(10)).toEqual([10, 13]);
  expect(await placesOf(13)).toEqual([13]);
  expect(await placesOf(9)).toEqual([]);
});

it('goes on after a part that was written twice, since its process died in between', async () => {
  await keepPart(backup, part(10, 'one'), at(0), null);
  await keepPart(backup, part(10, 'one and more'), at(1), null);
  await keepPart(backup, part(22, 'two'), at(2), null);

  expect(await placesOf(10)).toEqual([10, 22]);
  expect((await listParts(backup, 10, at(0))).map(({ to }) => to)).toEqual([13]);
});

it('ends where the time does', async () => {
  await keepPart(backup, part(10, 'one'), at(0), null);
  await keepPart(backup, part(13, 'two'), at(1), null);

  expect(await placesOf(10, at(0))).toEqual([10]);
});

it('is empty where nothing has changed', async () => {
  expect(await placesOf(10)).toEqual([]);
});

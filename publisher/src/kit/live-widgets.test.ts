import ts from 'typescript';
import { liveWidgets } from './live-widgets';

const TYPES = `export interface Widgets {
  'strip': { slugs: ReadonlyArray<string>; onOpen?: (id: number) => void };
}
`;

const read = async (key: string) => (key === 'mfe-catalog/1/widgets.d.ts' ? TYPES : null);

it('adds the widgets of live versions to the contract', async () => {
  const text = await liveWidgets(
    [
      { remote: 'mfe-catalog', version: '1' },
      { remote: 'host', version: '1' },
    ],
    read,
  );

  expect(text).toContain("  'mfe-catalog/strip': { slugs: ReadonlyArray<string>; onOpen?: (id: number) => void }");
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
});

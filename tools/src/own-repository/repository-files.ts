import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchKitFile, kitPackages, type KitIndex } from './kit-index';

/** What npm reads of a repository. */
export interface RepositoryManifest {
  shop?: { site?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const RUN = 'node node_modules/@shop/tools/run.mjs';

const SCRIPTS = {
  build: `${RUN} build`,
  test: 'npm test --workspaces',
  dev: `${RUN} dev`,
  codegen: `${RUN} codegen`,
  remotes: `${RUN} remotes`,
  'create-remote': `${RUN} create-remote`,
  'update-kit': `${RUN} update-kit`,
};

const readme = (name: string, site: string) => `# ${name}

Remotes of ${site}: each folder \`mfe-…\` is one.

| command                                   | what it does                                             |
| ----------------------------------------- | -------------------------------------------------------- |
| \`npm test\`                                | tests all remotes                                        |
| \`npm run build\`                           | builds what has changed                                  |
| \`npm run dev -- mfe-…\`                    | shows the site with this remote in place of the live one |
| \`npm run remotes -- check mfe-…\`          | says why it may not go live; needs \`SHOP_TOKEN\`          |
| \`npm run remotes -- publish mfe-…\`        | checks it and makes it live                              |
| \`npm run remotes\`                         | prints everything else: previews, shares, rolling back   |
| \`npm run create-remote -- <name>\`         | adds another remote                                      |
| \`npm run update-kit\`                      | takes packages, schema and types of what the site runs   |
`;

export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Writes what codegen and the compiler read of the site: the schema, and types of widgets. */
export async function writeSiteFiles(folder: string, site: string): Promise<void> {
  for (const file of ['schema.graphql', 'widgets.d.ts'])
    writeFileSync(path.join(folder, file), await fetchKitFile(site, file));
}

/** Writes a repository without a remote. */
export function writeRepository(folder: string, name: string, site: string, kit: KitIndex): void {
  writeJson(path.join(folder, 'package.json'), {
    name,
    private: true,
    engines: { node: kit.node },
    workspaces: ['mfe-*'],
    shop: { site },
    scripts: SCRIPTS,
    devDependencies: kitPackages(site, kit),
    overrides: kit.overrides,
  });
  writeFileSync(path.join(folder, '.npmrc'), 'engine-strict=true\nsave-exact=true\nfund=false\naudit=false\n');
  writeFileSync(path.join(folder, '.gitignore'), ['**/generated/', '.cache/', 'dist/', 'node_modules/', ''].join('\n'));
  writeFileSync(path.join(folder, 'README.md'), readme(name, site));
}

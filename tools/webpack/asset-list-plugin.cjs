const { Compilation, sources } = require('webpack');

/** Writes `assets.json`: for each entry and named chunk the scripts a page has to load for it. */
class AssetListPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, () => {
        const groups = [...compilation.chunkGroups].filter(({ name }) => name);
        const list = groups.map((group) => [group.name, group.getFiles().filter((file) => file.endsWith('.js'))]);
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(Object.fromEntries(list))));
      });
    });
  }
}

module.exports = { AssetListPlugin };

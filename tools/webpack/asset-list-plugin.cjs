const { Compilation, sources } = require('webpack');

/** @param {string} file */
const isScript = (file) => file.endsWith('.js') && !file.endsWith('.hot-update.js');

/** Writes `assets.json`: the scripts of each entry and named chunk. */
class AssetListPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, () => {
        const groups = [...compilation.chunkGroups].filter(({ name }) => name);
        const list = groups.map((group) => [group.name, group.getFiles().filter(isScript)]);
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(Object.fromEntries(list))));
      });
    });
  }
}

module.exports = { AssetListPlugin };

const { runtime } = require('webpack');

/**
 * Sets the integrity of each chunk's script from a table in the HTML (`globalThis.shopIntegrity`,
 * by URL). The build cannot contain these hashes itself,
 * because they are made from the finished files.
 */
class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source) =>
        [
          source,
          'const integrity = globalThis.shopIntegrity?.[script.src];',
          'if (integrity) script.integrity = integrity;',
        ].join('\n'),
      );
    });
  }
}

module.exports = { ChunkIntegrityPlugin };

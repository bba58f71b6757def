const { runtime } = require('webpack');

/**
 * Lets the page give each chunk's script its integrity, from the table that came in the HTML (`globalThis.shopIntegrity`,
 * by address). The hashes cannot stand inside the build itself: the table is made of the finished files.
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

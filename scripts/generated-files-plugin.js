require('tsx/cjs');
const fs = require('node:fs');
const path = require('node:path');

/** Adds to the build what comes from the catalogue and from the base address: functions*.json and manifest.xml. */
class GeneratedFilesPlugin {
  constructor(baseUrl) {
    this.baseUrl = baseUrl;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('GeneratedFiles', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'GeneratedFiles', stage }, () => {
        const { functionsMetadata } = require('../src/functions/metadata.ts');
        const emit = (name, text) => compilation.emitAsset(name, new RawSource(text));
        emit('functions.json', JSON.stringify(functionsMetadata('pt-BR'), null, 2));
        emit('functions.en-US.json', JSON.stringify(functionsMetadata('en-US'), null, 2));
        const manifest = path.resolve(compiler.context, 'manifest.xml');
        compilation.fileDependencies.add(manifest);
        if (fs.existsSync(manifest)) {
          emit('manifest.xml', fs.readFileSync(manifest, 'utf8').replaceAll('https://localhost:3000', this.baseUrl));
        }
      });
    });
  }
}

module.exports = { GeneratedFilesPlugin };

require('tsx/cjs');
const fs = require('node:fs');
const path = require('node:path');
const { licencesText } = require('./licences.js');
const { manifestFor } = require('./manifestFor.ts');

/**
 * Adds to the build what comes from the catalogue and from the place it is served from:
 * functions.json and its translation, the help pages, manifest.xml and the licences of the packages used.
 */
class GeneratedFilesPlugin {
  /** @param {import('./manifestFor').Target} target */
  constructor(target) {
    this.target = target;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('GeneratedFiles', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'GeneratedFiles', stage }, () => {
        const { functionsMetadata } = require('../src/functions/metadata.ts');
        const { helpPages } = require('../src/functions/help/pages.ts');
        const emit = (name, text) => compilation.emitAsset(name, new RawSource(text));
        const metadata = (language) => JSON.stringify(functionsMetadata(language, this.target.baseUrl), null, 2);
        emit('functions.json', metadata('pt-BR'));
        emit('functions.en-US.json', metadata('en-US'));
        const { version } = JSON.parse(fs.readFileSync(path.resolve(compiler.context, 'package.json'), 'utf8'));
        for (const { address, html } of helpPages(version)) emit(address, html);
        emit('licencas.txt', licencesText(filesOf(compilation.modules)));
        const manifest = path.resolve(compiler.context, 'manifest.xml');
        compilation.fileDependencies.add(manifest);
        emit('manifest.xml', manifestFor(fs.readFileSync(manifest, 'utf8'), this.target));
      });
    });
  }
}

/** Files that modules were made from; a module may be several joined into one. */
function filesOf(modules) {
  return [...modules]
    .flatMap((module) => module.modules ?? [module])
    .flatMap(({ resource }) => resource?.split('?')[0] ?? []);
}

module.exports = { GeneratedFilesPlugin };

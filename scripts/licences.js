const fs = require('node:fs');
const path = require('node:path');

/** The folder of the npm package that a file belongs to, or null for a file of our own. */
function packageFolder(file) {
  const parts = file.split(path.sep);
  const at = parts.lastIndexOf('node_modules');
  if (at === -1) return null;
  const length = parts[at + 1].startsWith('@') ? 2 : 1;
  return parts.slice(0, at + 1 + length).join(path.sep);
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = fs.readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : '';
  return { title: `${name} ${version} (${license ?? licenceOfText(text)})`, text };
}

/** For a package that gives the text of its licence without naming it. */
function licenceOfText(text) {
  return /Apache License\s+Version 2\.0/.test(text) ? 'Apache-2.0' : 'see its own text';
}

/**
 * The licences of every package that files come from, as a text to be given along with the build: most ask for it.
 * Packages with one and the same text share it.
 *
 * @param {Iterable<string>} files absolute paths
 */
function licencesText(files) {
  const folders = new Set([...files].map(packageFolder).filter((folder) => folder !== null));
  const byText = new Map();
  for (const { title, text } of [...folders].map(licenceOf).sort((a, b) => a.title.localeCompare(b.title, 'en'))) {
    byText.set(text, [...(byText.get(text) ?? []), title]);
  }
  const sections = [...byText].map(([text, titles]) => [...titles, ...(text ? ['', text] : [])].join('\n'));
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `ConfereBio is built with the packages below, each under its own licence.${rule}${sections.join(rule)}\n`;
}

module.exports = { licencesText };

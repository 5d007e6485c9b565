const { createReadStream, existsSync, statSync } = require('node:fs');
const path = require('node:path');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Answers requests with the files of one folder and nothing outside it. Office reads functions*.json from another
 * origin, so those may be read from anywhere.
 *
 * @param {string} folder absolute path
 * @returns {import('node:http').RequestListener}
 */
function staticFiles(folder) {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'Method not allowed');
    const file = fileFor(folder, request.url ?? '/');
    if (file === null) return end(response, 404, 'Not found');
    response.writeHead(200, {
      'Content-Type': types[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...(/^functions.*\.json$/.test(path.basename(file)) ? { 'Access-Control-Allow-Origin': '*' } : {}),
    });
    if (request.method === 'HEAD') return response.end();
    createReadStream(file).pipe(response);
  };
}

function fileFor(folder, url) {
  let name;
  try {
    name = decodeURIComponent(url.replace(/[?#].*$/, ''));
  } catch {
    return null;
  }
  const file = path.join(folder, name.endsWith('/') ? `${name}index.html` : name);
  const inside = file.startsWith(folder + path.sep) && !name.includes('\0');
  return inside && existsSync(file) && statSync(file).isFile() ? file : null;
}

function end(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

module.exports = { staticFiles };

/**
 * Serves the add-in to Excel over https: `npm run start:excel`. Builds the copy for trying out, installs Microsoft's
 * development certificate when it is not there yet, and says how to load the manifest.
 *
 * PORT: another port than 3000.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import https from 'node:https';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { staticFiles } from './staticFiles.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'dist');
const port = Number(process.env.PORT || 3000);
const baseUrl = `https://localhost:${port}`;

const certificate = await installedCertificate();
build();
serve();

async function installedCertificate() {
  const { getHttpsServerOptions } = createRequire(import.meta.url)('office-addin-dev-certs');
  try {
    return await getHttpsServerOptions();
  } catch (error) {
    return stop(`O certificado de desenvolvimento (https://localhost) não pôde ser instalado: ${error.message.trim()}
O Excel só carrega suplementos por https. Rode de novo em um terminal com permissão para instalar certificados
(no Linux, instale antes sudo e ca-certificates), ou sirva a pasta dist/ em um servidor https seu: veja docs/administrador.md.

The development certificate (https://localhost) could not be installed. Excel loads add-ins over https only.
Run this again in a terminal that may install certificates (on Linux, install sudo and ca-certificates first),
or serve dist/ from an https server of yours: see docs/administrador.md.`);
  }
}

function build() {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { CONFEREBIO_BASE_URL: baseUrl, CONFEREBIO_VARIANT: 'development', ...process.env },
    },
  );
  if (status !== 0) stop('A compilação falhou; veja acima. / The build failed; see above.');
}

function serve() {
  const server = https.createServer(certificate, staticFiles(dist));
  server.on('error', (error) =>
    stop(
      error.code === 'EADDRINUSE'
        ? `A porta ${port} está em uso; feche o outro programa ou defina PORT. / Port ${port} is in use; close the other program or set PORT.`
        : error.message,
    ),
  );
  server.listen(port, 'localhost', () => console.log(instructions()));
}

function instructions() {
  const manifest = path.join(dist, 'manifest.xml');
  return `ConfereBio em / at ${baseUrl}   (Ctrl+C encerra / stops)
Manifesto / manifest: ${manifest}

COMO CARREGAR NO EXCEL
  Windows  Copie o manifesto para uma pasta de rede compartilhada (\\\\computador\\pasta). No Excel: Arquivo > Opções >
           Central de Confiabilidade > Configurações > Catálogos de Suplementos Confiáveis; acrescente o endereço da
           pasta, marque "Mostrar no Menu" e reinicie o Excel. Depois: Inserir > Meus Suplementos > PASTA COMPARTILHADA.
  Mac      Copie o manifesto para ~/Library/Containers/com.microsoft.Excel/Data/Documents/wef/ (crie a pasta se
           preciso) e reinicie o Excel. Depois: Página Inicial > Suplementos.
  Web      No Excel na web: Página Inicial > Suplementos > Mais Suplementos > Meus Suplementos > Carregar Meu
           Suplemento, e escolha o manifesto. O navegador precisa confiar em ${baseUrl}: abra esse endereço uma vez.
Depois, em uma célula:  =PGPMBIO.VSP("Babaçu";"MA";2500;3,70;4,50)

HOW TO LOAD IT IN EXCEL
  Windows  Copy the manifest to a shared network folder (\\\\computer\\folder). In Excel: File > Options > Trust Center >
           Trust Center Settings > Trusted Add-in Catalogs; add the folder's address, tick "Show in Menu", restart
           Excel. Then: Insert > My Add-ins > SHARED FOLDER.
  Mac      Copy the manifest to ~/Library/Containers/com.microsoft.Excel/Data/Documents/wef/ (make the folder if
           needed) and restart Excel. Then: Home > Add-ins.
  Web      In Excel on the web: Home > Add-ins > More Add-ins > My Add-ins > Upload My Add-in, and choose the
           manifest. The browser must trust ${baseUrl}: open that address once.
Then, in a cell:  =PGPMBIO.VSP("Babaçu","MA",2500,3.70,4.50)`;
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

import type { Bilingual, Language } from '../../explain/language';
import { helpFolder } from '../helpAddress';
import { escaped } from './html';

/** One page of the help in one language. */
export interface HelpPage {
  /** File name, the same in both languages; the folder tells the language. */
  file: string;
  title: string;
  /** HTML. */
  body: string;
}

const words: Record<'skip' | 'index' | 'problems' | 'privacy' | 'other', Bilingual> = {
  skip: { 'pt-BR': 'Ir para o conteúdo', 'en-US': 'Skip to content' },
  index: { 'pt-BR': 'Todas as funções', 'en-US': 'All functions' },
  problems: { 'pt-BR': 'Problemas e soluções', 'en-US': 'Problems and answers' },
  privacy: { 'pt-BR': 'Privacidade', 'en-US': 'Privacy' },
  other: { 'pt-BR': 'In English', 'en-US': 'Em português' },
};

/**
 * A whole HTML document: needs no script and nothing but its own style sheet.
 *
 * @param version of the add-in, shown at the foot
 */
export function documentOf({ file, title, body }: HelpPage, language: Language, version: string): string {
  const root = '../'.repeat(helpFolder(language).split('/').length - 1);
  const otherLanguage: Language = language === 'pt-BR' ? 'en-US' : 'pt-BR';
  const link = (target: string, text: string) =>
    `<a href="${target}"${target === file ? ' aria-current="page"' : ''}>${text}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
<title>${escaped(title)} – ConfereBio</title>
<link rel="icon" type="image/png" href="${root}assets/icons/icon-32.png">
<link rel="stylesheet" href="${root}assets/ajuda.css">
</head>
<body>
<a class="skip" href="#conteudo">${words.skip[language]}</a>
<header>
<img src="${root}assets/icons/icon-64.png" alt="" width="32" height="32">
<span class="brand">ConfereBio</span>
<nav>
${link('index.html', words.index[language])}
${link('problemas.html', words.problems[language])}
${link('privacidade.html', words.privacy[language])}
<a href="${root}${helpFolder(otherLanguage)}${file}" hreflang="${otherLanguage}" lang="${otherLanguage}">${words.other[language]}</a>
</nav>
</header>
<main id="conteudo">
<h1>${escaped(title)}</h1>
${body}
</main>
<footer>ConfereBio ${escaped(version)}</footer>
</body>
</html>
`;
}

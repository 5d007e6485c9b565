// Reads [{ file, code }] from standard input, answers with the rule ids that each snippet breaks.
// A process of its own because ESLint loads its configuration as an ES module, which jest's CommonJS cannot.
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';

const eslint = new ESLint();
const answers = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push(result.messages.map((message) => message.ruleId ?? message.message));
}
process.stdout.write(JSON.stringify(answers));

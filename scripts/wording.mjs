// Rejects phrases that make comments, test titles and documents hard to read.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files.mjs';

/** For ESLint's no-warning-comments, and the titles and documents below. */
export const phrases = [
  'whoever',
  'anew',
  'of what',
  'what is of',
  'as far as',
  'nothing but',
  'is nobody',
  'hear of',
  'hears of',
  'heard of',
  'tell of',
  'tells of',
  'told of',
  'came of',
];
const anyPhrase = `\\b(${phrases.join('|')})\\b`;
const title = 'CallExpression[callee.name=/^(describe|it|test)$/], CallExpression[callee.callee.property.name="each"]';

/** For ESLint's no-restricted-syntax: test titles that contain a phrase. */
export const phraseInTitle = {
  selector: `:matches(${title}) > :matches(Literal[value=/${anyPhrase}/i], TemplateLiteral:has(TemplateElement[value.raw=/${anyPhrase}/i])).arguments:first-child`,
  message: 'Say it in plain English (scripts/wording.mjs).',
};

/** The lines of a text that contain a phrase, with their numbers from 1. */
export const findPhrases = (text) =>
  text
    .split('\n')
    .map((line, index) => ({ line: index + 1, phrase: new RegExp(anyPhrase, 'i').exec(line)?.[0] }))
    .filter(({ phrase }) => phrase);

/** Checks the tracked documents, GraphQL files and settings, which ESLint does not read, except released contracts; true if none has a phrase. */
export function checkWording() {
  const { stdout } = spawnSync('git', ['ls-files', '*.md', '*.graphql', '*.yml', '*Dockerfile', ':!api/contract'], {
    cwd: root,
    encoding: 'utf8',
  });
  const findings = stdout
    .split('\n')
    .filter(Boolean)
    .flatMap((file) =>
      findPhrases(readFileSync(join(root, file), 'utf8')).map(({ line, phrase }) => `${file}:${line} '${phrase}'`),
    );
  for (const finding of findings) console.error(`${finding}: say it in plain English (scripts/wording.mjs).`);
  return findings.length === 0;
}

// The sections of docs/api.md with their blocks of code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';

interface Section {
  level: 'h2' | 'h3';
  blocks: { lang: string; text: string; file: string | undefined }[];
}

const document = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');

/** Sections by heading, with the market's address; a paragraph with a name of a file is the name of the next block. */
export const guideSteps = (address = 'http://localhost:4000'): Partial<Record<string, Section>> => {
  const sections: Record<string, Section> = {};
  let current: Section = { level: 'h2', blocks: [] };
  let before = '';
  const tokens = new MarkdownIt().parse(document.replaceAll('http://localhost:4000', address), {});
  for (const [at, { type, tag, content, info }] of tokens.entries()) {
    if (type === 'heading_open') {
      current = { level: tag as Section['level'], blocks: [] };
      sections[tokens[at + 1]?.content ?? ''] = current;
    }
    if (type === 'fence') current.blocks.push({ lang: info, text: content, file: /^`([\w.]+)`:$/.exec(before)?.[1] });
    if (type === 'inline' || type === 'fence') before = content;
  }
  return sections;
};

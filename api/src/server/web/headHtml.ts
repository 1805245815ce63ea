import { headElements, type Head, type HeadElement } from '../../pages/head.ts';

/** A head as HTML. Names and descriptions are members' words: none of them ends a tag, an attribute or a script. */
export const headHtml = (head: Head, origin: string, path: string): string =>
  headElements(head, origin, path).map(elementHtml).join('\n    ');

const elementHtml = ({ tag, attributes, text }: HeadElement): string => {
  // The mark by which the web app finds them again, to put those of the next page in their place.
  const open = `<${tag}${Object.entries(attributes).map(attribute).join('')} data-head>`;
  if (tag === 'meta' || tag === 'link') return open;
  return `${open}${tag === 'script' ? scriptText(text ?? '') : escaped(text ?? '')}</${tag}>`;
};

const attribute = ([name, value]: [string, string]): string => ` ${name}="${escaped(value)}"`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** JSON in a script is not unescaped by the browser: there, `<` is written as JSON can. */
export const scriptText = (json: string): string => json.replaceAll('<', '\\u003c');

import { escapedHtml } from '../../common/escapedHtml.ts';
import { headElements, type Head, type HeadElement } from '../../pages/head.ts';

/** A head as HTML. Members write names and descriptions, so everything is escaped. */
export const headHtml = (head: Head, origin: string, path: string): string =>
  headElements(head, origin, path).map(elementHtml).join('\n    ');

/** What the page shows until its code has loaded. Screen readers get the page itself, because this is replaced. */
export const introHtml = ({ title, intro }: Head): string =>
  intro
    ? `<div class="first-intro" aria-hidden="true"><h1>${escapedHtml(title)}</h1><p>${escapedHtml(intro)}</p></div>`
    : '';

const elementHtml = ({ tag, attributes, text }: HeadElement): string => {
  // The web app finds these elements by `data-head` and replaces them.
  const open = `<${tag}${Object.entries(attributes).map(attribute).join('')} data-head>`;
  if (tag === 'meta' || tag === 'link') return open;
  return `${open}${tag === 'script' ? scriptText(text ?? '') : escapedHtml(text ?? '')}</${tag}>`;
};

const attribute = ([name, value]: [string, string]): string => ` ${name}="${escapedHtml(value)}"`;

/** Browsers do not unescape text in a script, so `<` is written as a JSON escape. */
export const scriptText = (json: string): string => json.replaceAll('<', '\\u003c');

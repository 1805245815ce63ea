import { headElements, type Head, type HeadElement } from 'api/pages/head';
import { publicHead } from 'api/pages/publicPages';
import { isPublicPath } from 'api/pages/publicTitles';

/** Replaces the head of the previous page. */
export function writeHead(head: Head): void {
  const { origin, pathname } = window.location;
  const path = pathname.replace(/(.)\/$/, '$1');
  const whole = isPublicPath(path) && !head.isHidden ? publicHead(path) : head;
  const last = document.head.querySelectorAll('[data-head]');
  document.head.prepend(...headElements(whole, origin, path).map(made));
  for (const element of last) element.remove();
}

function made({ tag, attributes, text = '' }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.head = '';
  element.textContent = text;
  return element;
}

// The head of a page, for search engines and previews of shared links. The server writes these elements into the HTML of the
// first page, the web app renders them from then on.
import { brand, fullTitle } from './brand.ts';

export interface Head {
  /** Without the brand. */
  title: string;
  description?: string;
  /** The text below the title on the page itself, which shows both before its code has loaded. */
  intro?: string;
  /** The address it is known by, where that is not the one it was opened at. */
  path?: string;
  /** Facts for search engines (schema.org), given the site's origin. */
  facts?: (origin: string) => readonly object[];
  /** Not for search engines: what only members see, and what is not there. */
  isHidden?: boolean;
}

export type HeadElement = {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};

/** The elements of a head, for the page at `path` of the site at `origin`. */
export const headElements = (head: Head, origin: string, path: string): HeadElement[] => {
  const title = fullTitle(head.title);
  const description = head.description || `${brand}: the marketplace where businesses buy and sell raw materials.`;
  const address = origin + (head.path ?? path);
  const elements: HeadElement[] = [
    { tag: 'title', attributes: {}, text: title },
    named('description', description),
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
  ];
  if (head.isHidden) return [...elements, named('robots', 'noindex')];
  return [
    ...elements,
    property('og:type', 'website'),
    property('og:site_name', brand),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', `${origin}/share.png`),
    named('twitter:card', 'summary_large_image'),
    ...(head.facts?.(origin) ?? []).map((fact): HeadElement => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({ '@context': 'https://schema.org', ...fact }),
    })),
  ];
};

const named = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
});

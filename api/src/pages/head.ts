// What a page says of itself to search engines and to whoever shares its address. The server writes it into the HTML,
// the web app keeps it right from page to page: both from these elements. Nothing here knows a browser or a server.
import { brand, fullTitle } from './brand.ts';

export interface Head {
  /** Without the brand. */
  title: string;
  description?: string;
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
export function headElements(head: Head, origin: string, path: string): HeadElement[] {
  const title = fullTitle(head.title);
  const { description } = head;
  const address = origin + (head.path ?? path);
  if (head.isHidden) return [{ tag: 'title', attributes: {}, text: title }, named('robots', 'noindex')];
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(description ? [named('description', description)] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    property('og:type', 'website'),
    property('og:site_name', brand),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', address),
    property('og:image', `${origin}/share.png`),
    named('twitter:card', 'summary_large_image'),
    ...(head.facts?.(origin) ?? []).map((fact): HeadElement => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({ '@context': 'https://schema.org', ...fact }),
    })),
  ];
}

const named = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
});

// The document's head, which the server wrote for the address that was opened first; from then on it is written here.
// The title at once; what only search engines and sharing read comes with a file of its own.
import { fullTitle } from 'api/pages/brand';
import type { Head } from 'api/pages/head';
import { useEffect, useLayoutEffect } from 'react';

let wanted: Head;
/** Until anything was said here. */
let isServed = true;

function setHead(head: Head): void {
  const stands = isServed && isWritten(head);
  isServed = false;
  if (stands) return;
  document.title = fullTitle(head.title);
  wanted = head;
  // Whatever was said in the meantime counts.
  void import('./writeHead.ts').then(({ writeHead }) => writeHead(wanted));
}

/** Whether the document says so already: this is the page that the server wrote. */
function isWritten({ title, path = window.location.pathname }: Head): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return document.title === fullTitle(title) && canonical !== undefined && new URL(canonical).pathname === path;
}

/** Says what the page on the screen is about; while that is unknown, what was said before stays. */
export function useHead(head: Head | null | undefined): void {
  const path = window.location.pathname;
  const said = head && JSON.stringify([head, head.facts?.('')]);
  useEffect(() => {
    if (head) setHead(head);
    // By what it says: a head is made anew with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, said]);
}

/** What a route says until its screen knows better: before any screen's effect, so that the screen has the last word. */
export function useRouteHead(title: string | null, isPublic: boolean): void {
  const path = window.location.pathname;
  useLayoutEffect(() => {
    if (title) setHead({ title, isHidden: !isPublic });
  }, [path, title, isPublic]);
}

// Updates the document's head after navigation; the server wrote it for the first page. The title changes immediately; the code for
// metadata of search engines and sharing is loaded separately.
import { fullTitle } from 'api/pages/brand';
import type { Head } from 'api/pages/head';
import { useEffect, useLayoutEffect } from 'react';

let latestHead: Head;
/** True until the head is set for the first time. */
let isServed = true;

function setHead(head: Head): void {
  const isUnchanged = isServed && isInDocument(head);
  isServed = false;
  if (isUnchanged) return;
  document.title = fullTitle(head.title);
  latestHead = head;
  // Use the latest head if it changed while loading.
  void import('./writeHead.ts').then(({ writeHead }) => writeHead(latestHead));
}

/** Whether the document already contains this head, as written by the server. */
function isInDocument({ title, path = window.location.pathname }: Head): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return document.title === fullTitle(title) && canonical !== undefined && new URL(canonical).pathname === path;
}

/** Sets the head for the current screen; null keeps the previous one while data loads. */
export function useHead(head: Head | null | undefined): void {
  const path = window.location.pathname;
  const content = head && JSON.stringify([head, head.facts?.('')]);
  useEffect(() => {
    if (head) setHead(head);
    // Compared by content, because `head` is a new object on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, content]);
}

/** Default head of a route. A layout effect runs before the screen's own effect, so that the screen wins. */
export function useRouteHead(title: string | null, isPublic: boolean): void {
  const path = window.location.pathname;
  useLayoutEffect(() => {
    if (title) setHead({ title, isHidden: !isPublic });
  }, [path, title, isPublic]);
}

import { headElements, type Head as HeadContent } from 'api/pages/head';
import { createContext, createElement, useContext, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const servedHead = () => document.head.querySelectorAll('[data-head]');

/** The document's head for the current page. Render one at a time: React moves its elements into the document's head. */
export const Head = (head: HeadContent) => {
  const { pathname } = useLocation();
  useLayoutEffect(() => servedHead().forEach((element) => element.remove()), []);
  const path = pathname.replace(/(.)\/$/, '$1');
  return headElements(head, window.location.origin, path).map(({ tag, attributes, text }, index) =>
    createElement(tag, { key: index, ...attributes }, text),
  );
};

/** The title of a page about a record until the record has been loaded; null where the head does not depend on one. */
export const PendingTitle = createContext<string | null>(null);

/** The head while a record is loading. Keeps the head that the server wrote, which already names the record. */
export const PendingHead = () => {
  const title = useContext(PendingTitle);
  const [isServed] = useState(() => servedHead().length > 0);
  return title === null || isServed ? null : <Head title={title} isHidden />;
};

import { screens } from 'api/pages/screens';
import { paths, withQuery } from '../../../paths.ts';
import type { CompletionRow } from './completionRows.ts';

const actions: Readonly<Record<string, string>> = {
  'Create RFP': paths.marketplace({ tab: 'requirements', open: 'rfp' }),
  'Post Offering': paths.marketplace({ tab: 'offerings', open: 'offering' }),
  'Create Auction': paths.auctions({ open: 'auction' }),
  'Import offerings': withQuery(paths.inventory, { import: 'open' }),
};
const signIn = ['Auth', 'Landing', 'MemberLanding'];

const pages = Object.entries(screens).flatMap(([name, { path, access, head }]) =>
  ['anyone', 'member'].includes(access) && !('isHidden' in head) && !signIn.includes(name) && !path.includes(':')
    ? [{ text: head.title, path: path as string }]
    : [],
);

const SHOWN = 3;

/**
 * Pages, and actions of who may trade, that have a word beginning with each typed one: the first three of each. Several words may be a
 * request, such as '20 MT urea by March', of which the search of the landing page makes suggestions.
 */
export const knownPages = (typed: string, mayTrade: boolean): CompletionRow[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isMeant = ({ text, path }: { text: string; path: string }) => {
    const has = `${text} ${path.includes('new=') ? 'create post start' : ''}`.toLowerCase().split(/\s+/);
    return words.every((word) => has.some((each) => each.startsWith(word)));
  };
  const found = (note: string, all: readonly { text: string; path: string }[]) =>
    all
      .filter(isMeant)
      .slice(0, SHOWN)
      .map((row) => ({ ...row, note }));
  return [
    ...found('Page', pages),
    ...found('Action', mayTrade ? Object.entries(actions).map(([text, path]) => ({ text, path })) : []),
    ...(words.length > 1
      ? [{ text: `Suggestions for “${typed.trim()}”`, note: 'What you need', path: paths.memberSearch(typed.trim()) }]
      : []),
  ];
};

import { input, mutation, rootFields } from '../../../schema/rootFields.ts';
import { WatchInput } from './watching.inputs.ts';
import { unwatch, watch } from './watching.service.ts';

export const WatchingResolver = rootFields('member', {
  watch: mutation('trade', {
    cost: 20,
    right: 'read',
    type: () => Boolean,
    description:
      'Adds a record to the watchlist: its `isWatched` becomes true, and lists with `watched: true` include it.',
    args: [input(WatchInput, 'The record to watch.')],
    run: watch,
  }),
  unwatch: mutation('trade', {
    cost: 20,
    right: 'read',
    type: () => Boolean,
    description: 'Removes a record from the watchlist, if it is there; always true.',
    args: [input(WatchInput, 'The record to remove.')],
    run: unwatch,
  }),
});

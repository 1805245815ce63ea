/** Where `minimumNextBid` is null. */
export const NO_LOWER_BID = 'No lower bid is possible: the next step would end at zero or below.';

/** Name of the limit for automatic bidding: maximum in a forward auction, minimum in a reverse one. */
export const limitLabels = {
  forward: {
    field: 'Maximum bid',
    own: 'Your maximum',
    change: 'Raise Maximum',
    changeOwn: 'Raise my maximum',
    limit: 'maximum',
    upTo: 'up to',
    leading: 'You lead. You can raise your maximum bid; your bid stays as it is.',
    missing: 'Please enter a maximum bid.',
  },
  reverse: {
    field: 'Minimum bid',
    own: 'Your minimum',
    change: 'Lower Minimum',
    changeOwn: 'Lower my minimum',
    limit: 'minimum',
    upTo: 'down to',
    leading: 'You lead. You can lower your minimum bid; your bid stays as it is.',
    missing: 'Please enter a minimum bid.',
  },
};

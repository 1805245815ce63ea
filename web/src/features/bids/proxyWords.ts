/** How the limit of automatic bidding is called: the most in a forward auction, the least in a reverse one. */
export const proxyWords = {
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

type Frame = { cursor?: unknown; auction?: { id?: unknown } | null };

/** More would not fit into one message to the server; the screen refetches after a gap anyway. */
const MAX = 200;

/** The last cursor of each auction in a subscription. */
export const resumeCursorsOf = () => {
  const cursors = new Map<string, string>();
  return {
    note(data: Record<string, unknown> | null | undefined) {
      for (const { cursor, auction } of Object.values(data ?? {}) as Frame[]) {
        if (typeof cursor !== 'string' || typeof auction?.id !== 'string') continue;
        cursors.delete(auction.id);
        cursors.set(auction.id, cursor);
      }
    },
    list: () => [...cursors.values()].slice(-MAX),
  };
};

// Reports once that the viewer was outbid, on whichever screen it is noticed.

export type Standing = { leading: boolean | null; lastAmount: string | null } | null | undefined;

/** Whether the viewer led when last seen, by viewer and auction. */
const lastSeenLeading = new Map<string, boolean>();

/** Records whether the viewer leads an auction; true if the viewer was outbid since the last record. */
export const recordStanding = (viewerId: string, auctionId: string, standing: Standing): boolean => {
  if (!standing || standing.leading === null) return false;
  const key = `${viewerId} ${auctionId}`;
  const before = lastSeenLeading.get(key);
  lastSeenLeading.set(key, standing.leading);
  return before === true && !standing.leading && standing.lastAmount !== null;
};

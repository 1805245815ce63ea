// Who led and does not any more is told so once, on whatever screen that comes to light.

export type Standing = { leading: boolean | null; lastAmount: string | null } | null | undefined;

const led = new Map<string, boolean>();

/** Takes note of how a viewer stands in an auction; true where that is the news of being outbid. */
export function isDisplaced(viewerId: string, auctionId: string, standing: Standing): boolean {
  if (!standing || standing.leading === null) return false;
  const key = `${viewerId} ${auctionId}`;
  const before = led.get(key);
  led.set(key, standing.leading);
  return before === true && !standing.leading && standing.lastAmount !== null;
}

// Which empty branches somebody wants to hear of once there is something in them; kept in this browser.

const KEY = 'availabilityWishes';

function wishes(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const isWished = (categoryId: string): boolean => wishes().includes(categoryId);

export function wishFor(categoryId: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...wishes(), categoryId])]));
}

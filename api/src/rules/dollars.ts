/** A decimal text as people read it, '$1,234.50'; never by way of a float. */
export const dollars = (amount: string): string => {
  const [whole = '0', part = ''] = amount.trim().split('.');
  return `$${whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')}.${part.padEnd(2, '0')}`;
};

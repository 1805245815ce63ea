/** Formats a decimal text as '$1,234.50', without converting it to a float. */
export const dollars = (amount: string): string => {
  const [whole = '0', part = ''] = amount.trim().split('.');
  return `$${whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')}.${part.padEnd(2, '0')}`;
};

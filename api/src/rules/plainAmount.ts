/** An amount without superfluous zeros, for comparisons: '010', '10.0' and '10.000' are '10'. */
export const plainAmount = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.trim().split('.');
  const digits = fraction.replace(/0+$/, '');
  return whole.replace(/^0+(?=\d)/, '') + (digits && `.${digits}`);
};

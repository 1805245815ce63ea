export { brand } from 'api/pages/brand';

/** Where people write to. */
export const supportEmail = 'support@feedstock.example';

/** The product's name, wherever it is written. */
export const brand = 'Feedstock';

/** Where people write to. */
export const supportEmail = 'support@feedstock.example';

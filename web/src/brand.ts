/** The product's name, wherever it is written. */
export const brand = 'Feedstock';

/** The product's name, wherever it is written. */
export const brand = 'Feedstock';

/** A page's name as the browser's tab has it. */
export const fullTitle = (title: string): string => (title === brand ? brand : `${title} · ${brand}`);

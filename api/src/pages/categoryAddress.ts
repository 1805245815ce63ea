export type Level = 'industry' | 'product_family' | 'category';

const folders: Record<Level, string> = { industry: 'industry', product_family: 'product-family', category: 'category' };

/** The page of a category, by its level. */
export const categoryAddress = ({ id, level }: { id: string; level: Level }): string => `/${folders[level]}/${id}`;

/** The pages that anybody may open and that are not about one record, by their names. */
export const publicTitles = {
  '/': 'Raw materials marketplace',
  '/products': 'Products',
  '/auth': 'Sign in',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/help': 'Help Center',
  '/contact': 'Contact Us',
};

export type PublicPath = keyof typeof publicTitles;

export const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(publicTitles, path);

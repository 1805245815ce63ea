import { toast } from '../../kit/toasts/store.ts';

/** Copies the address of the page. */
export const copyAddress = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast({ title: 'Address copied', description: 'The link to this page is in your clipboard.' });
  } catch {
    toast({ title: 'Address of this page', description: window.location.href });
  }
};

/** Opens the system's share sheet, or copies the address where there is none. */
export const sharePage = async (): Promise<void> => {
  if (!navigator.share) return copyAddress();
  try {
    await navigator.share({ title: document.title, url: window.location.href });
  } catch {
    // The user closed the sheet, which is not an error.
  }
};

import { paths } from '../../paths.ts';

/** Ends the session, then starts afresh at the front page. A failure is only logged; the page is loaded anew either way. */
export function useSignOut() {
  return async function signOut(): Promise<void> {
    try {
      const response = await fetch('/api/logout', { method: 'POST', credentials: 'same-origin' });
      if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
      localStorage.removeItem('signedIn');
      window.location.assign(paths.home);
    } catch (error) {
      console.error(error);
    }
  };
}

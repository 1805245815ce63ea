import type * as Library from '@simplewebauthn/browser';

/** Passkeys belong to a host name, so they do not work on a page that was opened by an IP address. */
export const canUsePasskeys = (): boolean =>
  window.PublicKeyCredential !== undefined && !/^[\d.]+$|:/.test(window.location.hostname);

/** What the browser answers; undefined if the user cancels, or if it has no passkey. */
export const askBrowser = async <Answer>(ask: (library: typeof Library) => Promise<Answer>) => {
  const library = await import('@simplewebauthn/browser');
  try {
    return await ask(library);
  } catch (error) {
    // Everything that the browser or the user can refuse has a name.
    if (error instanceof Error && error.name !== 'TypeError') return undefined;
    throw error;
  }
};

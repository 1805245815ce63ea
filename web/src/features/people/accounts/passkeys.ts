import type * as Library from '@simplewebauthn/browser';

/** Passkeys belong to a host name, so they do not work on a page that was opened by an IP address. */
export const canUsePasskeys = (): boolean =>
  window.PublicKeyCredential !== undefined && !/^[\d.]+$|:/.test(window.location.hostname);

/** By the name of the browser's error. */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'The request was cancelled or took too long.',
  AbortError: 'Another request took its place.',
  InvalidStateError: 'This device has a passkey for this account already: sign in with that one.',
  ConstraintError: 'This device has no screen lock. Set one up in its settings first.',
  NotSupportedError: 'This device cannot make passkeys of a kind that is accepted here.',
  SecurityError: 'Passkeys do not work at this address of the page.',
};
const UNKNOWN = 'The device could not do it. Try again, or use another device.';

/** What the browser answers, or a sentence why there is no passkey. */
export const askBrowser = async <Answer extends object>(ask: (library: typeof Library) => Promise<Answer>) => {
  const library = await import('@simplewebauthn/browser');
  try {
    return await ask(library);
  } catch (error) {
    // Everything that the browser or the user can refuse has a name.
    if (error instanceof Error && error.name !== 'TypeError') return REASONS[error.name] ?? UNKNOWN;
    throw error;
  }
};

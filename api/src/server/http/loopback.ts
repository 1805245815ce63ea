const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** True for an address of this machine. */
export const isLoopback = (address: string | undefined): boolean => LOOPBACK.has(address ?? '');

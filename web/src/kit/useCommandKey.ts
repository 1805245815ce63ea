import { useCallback, useRef } from 'react';

const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * `keyed(command)` adds an idempotency key that changes only with the command: submitting again after a lost answer returns the first
 * result, and changed input is a new command.
 */
export const useCommandKey = () => {
  const last = useRef({ command: '', key: '' });
  return useCallback(function keyed<Command extends object>(command: Command) {
    const written = JSON.stringify(command);
    if (last.current.command !== written) last.current = { command: written, key: newKey() };
    return { ...command, idempotencyKey: last.current.key };
  }, []);
};

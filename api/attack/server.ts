// Figures of a server under attack.

export interface Figures {
  rssMb: number;
  /** Open sockets and timers. */
  handles: number;
  /** The longest delay of the event loop since the last reading, measured in the server. */
  delayMs: number;
}

/** Read from its metrics, which are open to this machine. */
export const figuresOf = async (url: string): Promise<Figures> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    rssMb: Math.round(value('process_resident_memory_bytes') / 2 ** 20),
    handles: [...text.matchAll(/^nodejs_active_resources\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    ),
    delayMs: Math.round(value('nodejs_eventloop_lag_max_seconds') * 1_000),
  };
};

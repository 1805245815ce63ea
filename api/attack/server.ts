// What a server says of itself while it is attacked.

export interface Figures {
  rssMb: number;
  /** Sockets and timers it holds. */
  handles: number;
}

/** Read from its metrics, which are open to this machine. */
export const figuresOf = async (url: string): Promise<Figures> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    rssMb: Math.round(value('process_resident_memory_bytes') / 2 ** 20),
    handles: value('nodejs_active_resources_total'),
  };
};

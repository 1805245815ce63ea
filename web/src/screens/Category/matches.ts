type Searched = { name: string; description: string; casNumber: string | null };

/** Whether a text occurs in the name, the description or the CAS number, in whatever case. */
export function matches({ name, description, casNumber }: Searched, term: string): boolean {
  const sought = term.toLowerCase();
  return [name, description, casNumber ?? ''].some((text) => text.toLowerCase().includes(sought));
}

type Searched = { name: string; description: string; casNumber: string | null };

/** Whether name, description or CAS number contains the text, ignoring case. */
export const matches = ({ name, description, casNumber }: Searched, term: string): boolean => {
  const sought = term.toLowerCase();
  return [name, description, casNumber ?? ''].some((text) => text.toLowerCase().includes(sought));
};

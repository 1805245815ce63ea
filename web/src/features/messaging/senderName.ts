type Sender = { id: string | null; firstName: string; lastName: string; companyName: string };

/** 'Ann Lee, Northern Salts'; the market itself is just 'Feedstock'. */
export function senderName({ id, firstName, lastName, companyName }: Sender): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return id === null || !companyName ? name : `${name}, ${companyName}`;
}

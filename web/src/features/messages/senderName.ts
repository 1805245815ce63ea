export type Named = { firstName: string; lastName: string; companyName?: string };

/** 'Ann Lee', or in full 'Ann Lee, Northern Salts'. */
export const senderName = ({ firstName, lastName, companyName }: Named, full = false): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return full && companyName ? `${name}, ${companyName}` : name;
};

export type Named = {
  firstName: string;
  lastName: string;
  companyName?: string;
  company?: { companyName: string } | null;
};

/** 'Ann Lee', or in full 'Ann Lee, Northern Salts'. */
export const senderName = ({ firstName, lastName, companyName, company }: Named, full = false): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const of = company?.companyName ?? companyName;
  return full && of ? `${name}, ${of}` : name;
};

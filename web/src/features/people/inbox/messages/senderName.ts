import { isolated } from 'api/rules/values/signs';
import { fullName } from '../../accounts/person.ts';

export type Named = {
  firstName: string;
  lastName: string;
  companyName?: string;
  company?: { companyName: string } | null;
};

/** 'Ann Lee', or in full 'Ann Lee, Northern Salts'. */
export const senderName = (sender: Named, full = false): string => {
  const name = fullName(sender);
  const of = sender.company?.companyName ?? sender.companyName;
  return full && of ? `${name}, ${isolated(of)}` : name;
};

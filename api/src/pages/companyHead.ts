// What a company's page says of itself.
import type { Head } from './head.ts';
import { shortened } from './shortened.ts';

interface Company {
  id: string;
  companyName: string;
  description: string | null;
  user: { city: string; country: string };
}

export const companyHead = ({ id, companyName, description, user }: Company): Head => ({
  title: companyName,
  description: shortened([`${companyName}, ${user.city}, ${user.country}.`, description ?? '']),
  path: `/company/${id}`,
});

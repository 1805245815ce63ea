// What a company's page says of itself.
import type { Head } from './head.ts';
import { shortened } from './shortened.ts';

interface Company {
  id: string;
  companyName: string;
  description: string | null;
  registrationCountry: string;
  user: { city: string };
}

export const companyHead = ({ id, companyName, description, registrationCountry, user }: Company): Head => ({
  title: companyName,
  description: shortened([`${companyName}, ${user.city}, ${registrationCountry}.`, description ?? '']),
  path: `/company/${id}`,
});

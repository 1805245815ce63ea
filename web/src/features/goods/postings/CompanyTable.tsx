import { DataTable, type Column } from '../../../kit/ui/DataTable.tsx';
import { LinkedCompany } from '../../people/companies/CompanyName.tsx';
import type { ListedCompanyFragment } from './CompanyTable.generated.ts';

const MAX_NAMED = 3;

/** Companies with what they sell. */
export const CompanyTable = ({ companies }: { companies: readonly ListedCompanyFragment[] }) => (
  <DataTable caption="Companies" columns={columns} items={companies} />
);

const columns: readonly Column<ListedCompanyFragment>[] = [
  { header: 'Company', isTitle: true, width: '30%', cell: (company) => <LinkedCompany company={company} /> },
  { header: 'Country', width: '16%', cell: ({ registrationCountry }) => registrationCountry },
  {
    header: 'Sells',
    cell: ({ offerings: { nodes, totalCount } }) => {
      const names = [...new Set(nodes.map(({ materialName, title }) => materialName ?? title))].slice(0, MAX_NAMED);
      return names.join(', ') + (totalCount > names.length ? ' …' : '') || '–';
    },
  },
  { header: 'Offers', numeric: true, isLeftOut: () => true, cell: ({ offerings }) => offerings.totalCount },
];

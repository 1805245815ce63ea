// The answer for screens with a search that names no company.
import type { MockLink } from '@apollo/client/testing';
import { CompaniesNamedDocument } from '../src/features/people/companies/CompaniesNamed.generated.ts';

export const noCompanies: MockLink.MockedResponse = {
  request: { query: CompaniesNamedDocument, variables: () => true },
  result: { data: { companies: { __typename: 'CompanyProfileConnection', nodes: [] } } },
  maxUsageCount: Infinity,
};

import type { CompanyScreenQuery } from './CompanyScreen.generated.ts';

export type ShownCompany = NonNullable<CompanyScreenQuery['companyProfile']>;

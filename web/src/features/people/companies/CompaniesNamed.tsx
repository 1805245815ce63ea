import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { counted } from '../../../kit/format.ts';
import { searchArgument } from '../../../kit/searchArgument.ts';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { Label, SmallText } from '../../../kit/ui/Text.tsx';
import { color, space } from '../../../theme.ts';
import { CompaniesNamedDocument } from './CompaniesNamed.generated.ts';
import { LinkedCompany } from './CompanyName.tsx';

/** The companies with the searched name. */
export const useCompaniesNamed = (search: string) => {
  const { data } = useQuery(CompaniesNamedDocument, {
    variables: { search: searchArgument(search) ?? '' },
    skip: !searchArgument(search),
  });
  return data?.companies.nodes ?? [];
};

/** These companies above the materials; nothing if there are none. */
export const CompaniesNamed = ({ search }: { search: string }) => {
  const companies = useCompaniesNamed(search);
  if (companies.length === 0) return null;
  return (
    <Stack as="section" $gap={1} aria-label="Companies">
      <Label as="h2">Companies</Label>
      <ul>
        {companies.map((company) => (
          <Line key={company.id}>
            <LinkedCompany company={company} />
            <SmallText as="span">
              {company.registrationCountry} · {counted(company.offerings.totalCount, 'offer')}
            </SmallText>
          </Line>
        ))}
      </ul>
    </Stack>
  );
};

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(0, 4)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.rule};
`;

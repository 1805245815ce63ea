import { styled } from 'styled-components';
import { Data } from '../../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../../kit/ui/Layout.tsx';
import { Heading, Text, WebLink } from '../../../kit/ui/Text.tsx';
import { color, radius, space } from '../../../theme.ts';
import type { CompanyProfileFormFragment as Form } from './CompanyProfileForm.generated.ts';

type Profile = Omit<Form, 'id' | '__typename' | 'claimedName' | 'verificationStatus' | 'registrationCountry'>;

/** Each field counts the same; the country is never missing. */
const labels: Record<keyof Profile, string> = {
  companyName: 'company name',
  phone: 'phone',
  website: 'website',
  contactEmail: 'contact email',
  businessRegistrationNumber: 'business registration number',
  vatNumber: 'VAT number',
  address: 'address',
  description: 'description',
};

const names = Object.keys(labels) as (keyof Profile)[];

/** How many fields of the saved profile are filled in, with links to the missing ones. */
export const ProfileCompleteness = ({ profile }: { profile: Form }) => {
  const missing = names.filter((name) => !profile[name]);
  const filled = names.length - missing.length;
  return (
    <Stack $gap={2}>
      <Row $justify="space-between">
        <Heading as="h2">Profile completeness</Heading>
        <Data>
          {filled} of {names.length} fields
        </Data>
      </Row>
      <Bar
        role="meter"
        aria-label="Profile completeness"
        aria-valuemin={0}
        aria-valuemax={names.length}
        aria-valuenow={filled}
        aria-valuetext={`${filled} of ${names.length} fields`}
      >
        <Fill style={{ inlineSize: `${(100 * filled) / names.length}%` }} />
      </Bar>
      {missing.length === 0 ? (
        <Text $tone="inkSoft">Every field is filled in.</Text>
      ) : (
        <Missing aria-label="Missing fields">
          {missing.map((name) => (
            <li key={name}>
              <WebLink
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementsByName(name)[0]?.focus();
                }}
              >
                Add {labels[name]}
              </WebLink>
            </li>
          ))}
        </Missing>
      )}
    </Stack>
  );
};

const Bar = styled.div`
  height: ${space(2)};
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.round};
`;

const Fill = styled.div`
  height: 100%;
  background: ${color.accent};
`;

const Missing = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
`;

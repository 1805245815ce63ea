import { isolated } from 'api/rules/values/signs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phoneLink } from '../../kit/format.ts';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Label, WebLink } from '../../kit/ui/Text.tsx';
import { media, space } from '../../theme.ts';
import type { ShownCompany } from './shownCompany.ts';

const words: readonly (readonly [hours: number, text: string])[] = [
  [1, 'Usually within an hour'],
  [4, 'Usually within a few hours'],
  [24, 'Usually within a day'],
  [72, 'Usually within three days'],
  [168, 'Usually within a week'],
];

/** How fast a company answers, in plain words; nothing if it is not known. */
const usualResponse = (hours: number | null): string | null =>
  hours === null ? null : (words.find(([most]) => hours <= most)?.[1] ?? 'Usually after more than a week');

/** Many write the country into the address. */
const withCountry = (address: string, country: string): string =>
  address.toLowerCase().includes(country.toLowerCase()) ? address : `${address}, ${country}`;

/** What a buyer has to know before writing; empty facts are left out. */
export const CompanyFacts = ({
  company: { phone, website, contactEmail, address, registrationCountry, usualResponseHours, user },
}: {
  company: ShownCompany;
}) => {
  const facts: (readonly [string, ReactNode])[] = [
    ['Answers', usualResponse(usualResponseHours)],
    ['Address', withCountry(isolated(address ?? user.city), registrationCountry)],
    ['Phone', <WebLink href={phoneLink(phone)}>{phone}</WebLink>],
    ['Email', contactEmail && <WebLink href={`mailto:${contactEmail}`}>{contactEmail}</WebLink>],
    [
      'Website',
      website && (
        <WebLink href={website} rel="nofollow noopener noreferrer">
          {new URL(website).host}
        </WebLink>
      ),
    ],
    ['Member since', <Moment at={user.createdAt} />],
  ];
  return (
    <List>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <Label as="dt">{label}</Label>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
};

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4, 10)};
  overflow-wrap: anywhere;

  & > div {
    max-width: 18rem;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    & > div {
      max-width: none;
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

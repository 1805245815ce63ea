// Parts shared by the cards of RFPs, offerings and auctions.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CardLink, CardTitle } from '../../../kit/ui/Card.tsx';
import { Moment, Money } from '../../../kit/ui/Figures.tsx';
import { Label } from '../../../kit/ui/Text.tsx';
import { color, space, type } from '../../../theme.ts';
import { breakable } from '../catalogue/breakable.ts';
import { useIsOwn, type Owned } from '../../people/companies/useIsOwn.ts';
import type { Watchable } from '../../people/watchlist/useWatch.ts';
import { WatchButton } from '../../people/watchlist/WatchButton.tsx';

/** The first line: badge and date. */
export const CardHead = ({ badge, postedAt, end }: { badge: ReactNode; postedAt?: string; end?: ReactNode }) => (
  <Head>
    {badge}
    <When>{postedAt ? <Moment at={postedAt} prefix="Posted " /> : end}</When>
  </Head>
);

type CardNameProps = { posting: Watchable & Owned & { title: string }; to?: string };

/** The title, as a link if there is a page, and a star on postings of others. */
export const CardName = ({ posting, to }: CardNameProps) => {
  const isOwn = useIsOwn()(posting);
  const title = breakable(posting.title);
  return (
    <NameLine>
      <CardTitle>{to ? <CardLink to={to}>{title}</CardLink> : title}</CardTitle>
      {!isOwn && <WatchButton thing={posting} name={posting.title} />}
    </NameLine>
  );
};

/** Facts with icons; empty ones are left out. */
export const Facts = styled.ul`
  ${type.small};
  display: grid;
  gap: ${space(1.5)};
  color: ${color.inkSoft};
`;

export const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <TextLine>
    <Icon size={15} aria-hidden />
    <span>{children}</span>
  </TextLine>
);

/** A labelled amount at the bottom of a card. */
export const Price = ({ label, amount, unit }: { label: string; amount: string; unit?: string }) => (
  <Tag>
    <Label>{label}</Label>
    <Money amount={amount} unit={unit} size="large" />
  </Tag>
);

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 3)};
`;
const NameLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
`;
const When = styled.span`
  ${type.small};
  color: ${color.inkFaint};
`;
const TextLine = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};
  & > svg {
    color: ${color.inkFaint};
  }
`;
const Tag = styled.div`
  display: grid;
  min-width: 0;
`;

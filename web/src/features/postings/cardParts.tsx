// What the cards of requests, offerings and auctions share.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Moment, Money } from '../../kit/ui/Figures.tsx';
import { Label } from '../../kit/ui/Text.tsx';
import { color, space, type } from '../../theme.ts';
import { useSession } from '../accounts/session.tsx';
import type { Watchable } from '../watching/useWatch.ts';
import { WatchButton } from '../watching/WatchButton.tsx';

type CardHeadProps = {
  badge: ReactNode;
  postedAt?: string;
  end?: ReactNode;
  posting: Watchable & { title: string; userId: string };
};

/** The first line: what it is, since when, and the star of what others posted. */
export function CardHead({ badge, postedAt, end, posting }: CardHeadProps) {
  const isOwn = useSession().user?.id === posting.userId;
  return (
    <Head>
      {badge}
      <When>{postedAt ? <Moment at={postedAt} prefix="Posted " /> : end}</When>
      {!isOwn && <WatchButton thing={posting} name={posting.title} />}
    </Head>
  );
}

/** Lines of facts, each behind a small drawing; one without a value is left out. */
export const Facts = styled.ul`
  ${type.small};
  display: grid;
  gap: ${space(1.5)};
  color: ${color.inkSoft};
`;

export const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <Line>
    <Icon size={15} aria-hidden />
    <span>{children}</span>
  </Line>
);

/** An amount under its name, at the foot of a card. */
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
  gap: ${space(1, 3)};
`;
const When = styled.span`
  ${type.small};
  margin-inline-start: auto;
  color: ${color.inkFaint};
`;
const Line = styled.li`
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

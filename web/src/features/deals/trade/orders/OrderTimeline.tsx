import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../../../kit/ui/Layout.tsx';
import { SmallText, Text } from '../../../../kit/ui/Text.tsx';
import { color, radius, space, type } from '../../../../theme.ts';
import { displayName } from '../../../people/accounts/person.ts';
import type { CompanyNameFragment, PersonNameFragment } from '../../../people/companies/CompanyName.generated.ts';
import { companyNameOf } from '../../../people/companies/CompanyName.tsx';
import { useIsOwn } from '../../../people/companies/useIsOwn.ts';
import { orderStatusLabel, orderStatusLooks, type OrderStatusValue } from './OrderStatus.tsx';
import type { OrderTimelineFragment } from './OrderTimeline.generated.ts';

/** In the order of the steps. Their rules would bring those of all forms along. */
const orderStatuses = Object.keys(orderStatusLooks) as OrderStatusValue[];

type OrderTimelineProps = { order: OrderTimelineFragment; viewerId: string | undefined };

/** The past steps of an order, with time and person, and the next ones. */
export const OrderTimeline = ({ order, viewerId }: OrderTimelineProps) => {
  const { status, createdAt, history, bid, buyer, buyerId, sellerId, buyerCompany, sellerCompany } = order;
  const isOwn = useIsOwn();
  const by = (user: PersonNameFragment, own: CompanyNameFragment | null) => {
    if (user.id === viewerId) return 'you';
    const company = user.id === buyerId ? buyerCompany : user.id === sellerId ? sellerCompany : own;
    return isOwn({ userId: user.id, company }) ? displayName(user) : companyNameOf({ user, company });
  };
  return (
    <Timeline>
      <Step name="Placed" at={createdAt} by={bid?.auctionId ? 'the close of the auction' : by(buyer, buyerCompany)} />
      {history.map((step) => (
        <Step
          key={step.id}
          name={orderStatusLabel(step.status)}
          at={step.createdAt}
          by={step.actor ? by(step.actor, step.actor.companyProfile) : 'Feedstock'}
          note={step.note}
        />
      ))}
      {status !== 'cancelled' &&
        orderStatuses
          .slice(orderStatuses.indexOf(status) + 1, -1)
          .map((next) => <Step key={next} name={orderStatusLabel(next)} />)}
    </Timeline>
  );
};

type StepProps = { name: string; at?: string; by?: ReactNode; note?: string | null; children?: ReactNode };

export const Step = ({ name, at, by, note, children }: StepProps) => (
  <Item $isDone={at !== undefined}>
    <Name>
      {name}
      {at === undefined && <VisuallyHidden>, still to come</VisuallyHidden>}
    </Name>
    {at && (
      <SmallText>
        <Moment at={at} form="dateTime" /> by {by}
      </SmallText>
    )}
    {children}
    {note && <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>}
  </Item>
);

export const Timeline = styled.ol`
  display: grid;
`;
const Item = styled.li<{ $isDone: boolean }>`
  position: relative;
  display: grid;
  gap: ${space(1)};
  padding: ${space(0, 0, 6, 6)};
  color: ${({ $isDone }) => ($isDone ? color.ink : color.inkFaint)};

  &::before {
    content: '';
    position: absolute;
    inset: ${space(1.5)} auto auto 0;
    width: 0.6875rem;
    height: 0.6875rem;
    border: 2px solid ${({ $isDone }) => ($isDone ? color.accent : color.control)};
    border-radius: ${radius.round};
    background: ${({ $isDone }) => ($isDone ? color.accent : 'transparent')};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${space(5)} auto ${space(-0.5)} calc(0.34375rem - 0.5px);
    border-inline-start: 1px solid ${color.ruleStrong};
  }
  &:last-child {
    padding-bottom: 0;
  }
`;
const Name = styled.span`
  ${type.strong};
`;

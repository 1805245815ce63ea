import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OfferingStatus } from '../../features/goods/postings/OfferingStatus.tsx';
import { RfpStatus } from '../../features/goods/postings/RfpStatus.tsx';
import { OrderNumber } from '../../features/deals/trade/orders/OrderNumber.tsx';
import { OrderStatus } from '../../features/deals/trade/orders/OrderStatus.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { CasNumber, Day, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { KeyValueList, type KeyValues } from '../../kit/ui/KeyValueList.tsx';
import { Label } from '../../kit/ui/Text.tsx';
import { paths, withQuery } from '../../paths.ts';
import { media, space, type } from '../../theme.ts';
import type { ConversationQuery } from './Conversation.generated.ts';

export type Subject = NonNullable<NonNullable<ConversationQuery['conversation']>['subject']>;

type Shown = {
  kind: string;
  title: string;
  status?: ReactNode;
  facts: KeyValues;
  /** The next step, or where the subject is. */
  step: { label: string; to: string };
};

const shownOf = (subject: Subject): Shown => {
  switch (subject.__typename) {
    case 'Product':
      return {
        kind: 'Product',
        title: subject.name,
        facts: [
          subject.casNumber !== null && { label: 'CAS number', value: <CasNumber value={subject.casNumber} bare /> },
        ],
        step: { label: 'View suppliers', to: withQuery(paths.product(subject.id), { tab: 'suppliers' }) },
      };
    case 'Offering':
      return {
        kind: 'Offering',
        title: subject.title,
        status: <OfferingStatus status={subject.offeringStatus} />,
        facts: [
          { label: 'Price', value: <Money amount={subject.price} unit={subject.unit} /> },
          { label: 'Available', value: <Quantity amount={subject.offered} unit={subject.unit} /> },
        ],
        step: subject.can.order
          ? { label: 'Place order', to: paths.offering(subject.id, { open: 'order' }) }
          : { label: 'View offering', to: paths.offering(subject.id) },
      };
    case 'Rfp':
      return {
        kind: 'RFP',
        title: subject.title,
        status: <RfpStatus status={subject.rfpStatus} />,
        facts: [
          { label: 'Quantity', value: <Quantity amount={subject.needed} unit={subject.unit} /> },
          subject.closingDate !== null && { label: 'Closes', value: <Day of={subject.closingDate} last="full" /> },
        ],
        step: subject.can.bid
          ? { label: 'Submit Bid', to: withQuery(paths.rfp(subject.id), { open: 'bid' }) }
          : { label: 'View RFP', to: paths.rfp(subject.id) },
      };
    case 'Order':
      return {
        kind: 'Order',
        title: subject.title,
        status: <OrderStatus status={subject.orderStatus} />,
        facts: [
          { label: 'Number', value: <OrderNumber number={subject.number} /> },
          { label: 'Total', value: <Money amount={subject.totalAmount} /> },
        ],
        step: { label: 'View order', to: paths.order(subject.id) },
      };
  }
};

/** What a conversation is about, and the next step. */
export const SubjectPanel = ({ subject, action }: { subject: Subject; action?: ReactNode }) => {
  const { kind, title, status, facts, step } = shownOf(subject);
  return (
    <Root $hasAction={Boolean(action)}>
      <Stack $gap={1}>
        <Row $gap={2}>
          <Label>{kind}</Label>
          {status}
        </Row>
        <Title>{title}</Title>
      </Stack>
      <Facts>
        <KeyValueList dense items={facts.map((fact) => fact && { ...fact, numeric: true })} />
      </Facts>
      <Row $gap={2}>
        {action}
        <LinkButton variant="secondary" to={step.to}>
          {step.label}
        </LinkButton>
      </Row>
    </Root>
  );
};

// Beside the messages one below the other; above them in one line, on phones without the figures.
const Root = styled.div<{ $hasAction: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 14rem auto;
    align-items: center;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) ${({ $hasAction }) => ($hasAction ? '' : 'auto')};
    gap: ${space(3)};
  }
`;
const Title = styled.h3`
  ${type.strong};

  ${media.desktop} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
const Facts = styled.div`
  ${media.phone} {
    display: none;
  }
`;

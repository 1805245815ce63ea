import { styled } from 'styled-components';
import { counted, money } from '../../../kit/format.ts';
import { remaining } from '../../../kit/time.ts';
import { Data, Moment } from '../../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { Section } from '../../../kit/ui/Panel.tsx';
import { Heading, Text, TextLink } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { color, media, space, type } from '../../../theme.ts';
import { useServerNow } from '../../auctions/serverClock.ts';
import type { NeedsYouFragment } from './NeedsYou.generated.ts';

type NeededRecord = NeedsYouFragment['records'][number];

type Kind = {
  heading: string;
  page: (id: string) => string;
  list: string;
  since?: string;
  due?: [next: string, past: string];
};

/** For each kind the page of a record, the list with all of them, and the words before its time. */
const kinds: Record<NeedsYouFragment['kind'], Kind> = {
  answer_quote: { heading: 'Quotes to answer', page: paths.quote, list: paths.quotes, since: 'Sent ' },
  decide_bids: {
    heading: 'Bids to decide',
    page: paths.rfp,
    list: paths.myRfps('to_decide'),
    since: 'Last bid ',
    due: ['Closes ', 'Closed '],
  },
  confirm_order: {
    heading: 'Orders to confirm',
    page: paths.order,
    list: paths.ordersTo('confirm'),
    since: 'Placed ',
  },
  ship_order: { heading: 'Orders to ship', page: paths.order, list: paths.ordersTo('ship'), since: 'Confirmed ' },
  confirm_delivery: {
    heading: 'Deliveries to confirm',
    page: paths.order,
    list: paths.ordersTo('receive'),
    since: 'Shipped ',
  },
  complete_order: {
    heading: 'Orders to complete',
    page: paths.order,
    list: paths.ordersTo('complete'),
    since: 'Delivered ',
  },
  follow_own_auction: { heading: 'Own auctions ending', page: paths.auction, list: paths.myAuctions },
  follow_auction: { heading: 'Auctions you bid in', page: paths.auction, list: paths.bids },
  award_next: { heading: 'To award again', page: paths.auction, list: paths.myAuctions, since: 'Awarded ' },
  correct_profile: {
    heading: 'Verification refused',
    page: () => paths.companyProfile,
    list: paths.companyProfile,
    since: 'Submitted ',
  },
};

/** What waits for the member or for their company; nothing where nothing does. */
export const NeedsYou = ({ needs }: { needs: readonly NeedsYouFragment[] }) =>
  needs.length > 0 && (
    <Section title="Needs you" count={needs.reduce((sum, { count }) => sum + count, 0)}>
      <Sheet>
        {needs.map(({ kind, count, records }) => {
          const { heading, page, list, ...words } = kinds[kind];
          return (
            <Group key={kind}>
              <div>
                <Heading as="h3">{heading}</Heading>
                {count > records.length && (
                  <TextLink to={list}>
                    All {count.toLocaleString('en-US')}
                    <VisuallyHidden> {heading.toLowerCase()}</VisuallyHidden>
                  </TextLink>
                )}
              </div>
              <ul>
                {records.map((record) => (
                  <Line key={record.id}>
                    <Title to={page(record.id)}>{record.title}</Title>
                    <Text as="span" $size="small" $tone="inkSoft">
                      {about(record)}
                    </Text>
                    <When {...words} record={record} />
                  </Line>
                ))}
              </ul>
            </Group>
          );
        })}
      </Sheet>
    </Section>
  );

const about = ({ counterparty, totalAmount, bidCount }: NeededRecord) =>
  [counterparty, totalAmount && money(totalAmount), bidCount && counted(bidCount, 'bid')].filter(Boolean).join(' · ');

const MINUTE = 60_000;

type WhenProps = Pick<Kind, 'since' | 'due'> & { record: NeededRecord };

/** How long it still takes, until which day it can wait, or since when it waits. */
const When = ({ since, due: [next, past] = ['By ', 'Was due '], record: { since: began, dueAt } }: WhenProps) => {
  const now = useServerNow(MINUTE);
  if (dueAt === null) return <Moment at={began} form="ago" prefix={since} />;
  if (since === undefined)
    return (
      <Data $size="small" $tone="live">
        Ends in {remaining(dueAt, now)}
      </Data>
    );
  const isPast = Date.parse(dueAt) < now;
  return (
    <Data $size="small" $tone={isPast ? 'warning' : undefined}>
      <Moment at={dueAt} prefix={isPast ? past : next} />
    </Data>
  );
};

const Sheet = styled.div`
  background: ${color.sheet};
  border: 1px solid ${color.rule};
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);

  & + & {
    border-top: 1px solid ${color.rule};
  }
  & > :first-child {
    padding: ${space(2, 4)};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > :first-child {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      padding-bottom: 0;
    }
  }
`;

const Line = styled.li`
  ${type.dataSmall};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 15rem;
  align-items: baseline;
  gap: ${space(1, 4)};
  padding: ${space(2, 4)};
  color: ${color.inkSoft};

  & + & {
    border-top: 1px solid ${color.rule};
  }
  & > :last-child {
    text-align: right;
  }
  ${media.hover} {
    &:hover {
      background: ${color.paper};
    }
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The whole line leads to the record. */
const Title = styled(TextLink)`
  ${type.strong};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

import { styled } from 'styled-components';
import { counted, money } from '../../../../kit/format.ts';
import { remaining } from '../../../../kit/time.ts';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../../../kit/ui/Layout.tsx';
import { Panel, Section } from '../../../../kit/ui/Panel.tsx';
import { Heading, SmallText, Text, TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { color, media, space, type } from '../../../../theme.ts';
import { useServerNow } from '../../../deals/auctions/serverClock.ts';
import type { NeedsYouFragment } from './NeedsYou.generated.ts';

type NeededRecord = NeedsYouFragment['records'][number];

type Kind = [heading: string, page: (id: string) => string, list: string, since?: string];

/** For each kind the page of a record, the list with all of them, and the word before the time since when they wait. */
const kinds: Record<NeedsYouFragment['kind'], Kind> = {
  answer_quote: ['Quotes to answer', paths.quote, paths.quotes, 'Sent '],
  decide_bids: ['Bids to decide', paths.rfp, paths.myRfps('to_decide'), 'Last bid '],
  confirm_order: ['Orders to confirm', paths.order, paths.ordersTo('confirm'), 'Placed '],
  ship_order: ['Orders to ship', paths.order, paths.ordersTo('ship'), 'Confirmed '],
  confirm_delivery: ['Deliveries to confirm', paths.order, paths.ordersTo('receive'), 'Shipped '],
  complete_order: ['Orders to complete', paths.order, paths.ordersTo('complete'), 'Delivered '],
  follow_own_auction: ['Your auctions ending', paths.auction, paths.myAuctions],
  follow_auction: ['Auctions you bid in', paths.auction, paths.bids],
  award_next: ['To award again', paths.auction, paths.myAuctions, 'Awarded '],
  correct_profile: ['Verification refused', () => paths.companyProfile, paths.companyProfile, 'Submitted '],
};

/** What waits for the member or for their company. */
export const NeedsYou = ({ needs }: { needs: readonly NeedsYouFragment[] }) =>
  needs.length === 0 ? (
    <Section title="Needs you">
      <Text $tone="inkSoft">Nothing waits for you now.</Text>
    </Section>
  ) : (
    <Section title="Needs you" count={needs.reduce((sum, { count }) => sum + count, 0)}>
      <Panel $flush style={{ gap: 0 }}>
        {needs.map(({ kind, count, records }) => {
          const [heading, page, list, since] = kinds[kind];
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
                  <Line key={record.recordId}>
                    <Title to={page(record.recordId)}>{record.title}</Title>
                    <SmallText as="span">{about(record)}</SmallText>
                    <When since={since} record={record} />
                  </Line>
                ))}
              </ul>
            </Group>
          );
        })}
      </Panel>
    </Section>
  );

const about = ({ counterparty, totalAmount, bidCount }: NeededRecord) =>
  [counterparty, totalAmount && money(totalAmount), bidCount && counted(bidCount, 'bid')].filter(Boolean).join(' · ');

const MINUTE = 60_000;

/** How long it still takes, until which day it can wait, or since when it waits. */
const When = ({ since, record }: { since: string | undefined; record: NeededRecord }) => {
  const now = useServerNow(MINUTE);
  if (record.dueAt === null) return <Moment at={record.since} form="ago" prefix={since} />;
  const isPast = Date.parse(record.dueAt) < now;
  return (
    <Text as="span" $size="small" $tone={since === undefined ? 'live' : isPast ? 'warning' : 'inkSoft'}>
      {since === undefined ? (
        `Ends in ${remaining(record.dueAt, now)}`
      ) : (
        <Moment at={record.dueAt} form="dateTime" prefix="Until " />
      )}
    </Text>
  );
};

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
  ${type.small};
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

import { styled } from 'styled-components';
import { counted, money } from '../../../kit/format.ts';
import { Data, Moment } from '../../../kit/ui/Figures.tsx';
import { Link } from '../../../kit/ui/Link.tsx';
import { Section } from '../../../kit/ui/Panel.tsx';
import { Heading, Text, TextLink } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { color, media, space, type } from '../../../theme.ts';
import type { NeedsYouFragment } from './NeedsYou.generated.ts';

type NeededRecord = NeedsYouFragment['records'][number];

/** For each kind its heading, the page of a record, and the list with all of them. */
const kinds: Record<NeedsYouFragment['kind'], [heading: string, page: (id: string) => string, list: string]> = {
  answer_quote: ['Quotes to answer', paths.quote, paths.quotes],
  decide_bids: ['Bids to decide', paths.rfp, paths.myRfps('to_decide')],
  confirm_order: ['Orders to confirm', paths.order, paths.ordersTo('confirm')],
  ship_order: ['Orders to ship', paths.order, paths.ordersTo('ship')],
  confirm_delivery: ['Deliveries to confirm', paths.order, paths.ordersTo('receive')],
  complete_order: ['Orders to complete', paths.order, paths.ordersTo('complete')],
  watch_auction: ['Auctions that end today', paths.auction, paths.myAuctions],
  award_next: ['Auctions to award again', paths.auction, paths.myAuctions],
  correct_profile: ['Verification refused', () => paths.companyProfile, paths.companyProfile],
};

/** What waits for the member or for their company; nothing where nothing does. */
export const NeedsYou = ({ needs }: { needs: readonly NeedsYouFragment[] }) =>
  needs.length > 0 && (
    <Section title="Needs you" count={needs.reduce((sum, { count }) => sum + count, 0)}>
      <Sheet>
        {needs.map(({ kind, count, records }) => {
          const [heading, page, list] = kinds[kind];
          return (
            <Group key={kind}>
              <div>
                <Heading as="h3">{heading}</Heading>
                {count > records.length && <TextLink to={list}>All {count.toLocaleString('en-US')}</TextLink>}
              </div>
              <ul>
                {records.map((record) => (
                  <li key={record.id}>
                    <Line to={page(record.id)}>
                      <Title>{record.title}</Title>
                      <Text as="span" $size="small" $tone="inkSoft">
                        {about(record)}
                      </Text>
                      <When kind={kind} record={record} />
                    </Line>
                  </li>
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

const When = ({ kind, record: { since, dueAt } }: { kind: NeedsYouFragment['kind']; record: NeededRecord }) => {
  if (dueAt === null) return <Moment at={since} form="ago" />;
  if (kind === 'watch_auction') return <Moment at={dueAt} form="dateTime" prefix="Ends " />;
  const isPast = new Date(dueAt) < new Date();
  return (
    <Data $size="small" $tone={isPast ? 'warning' : undefined}>
      <Moment at={dueAt} prefix={kind === 'decide_bids' ? (isPast ? 'Closed ' : 'Closes ') : 'By '} />
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
    padding: ${space(3, 4)};
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

const Line = styled(Link)`
  ${type.dataSmall};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 12rem;
  align-items: baseline;
  gap: ${space(1, 4)};
  padding: ${space(3, 4)};
  color: ${color.inkSoft};

  li + li > & {
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

const Title = styled.span`
  ${type.strong};
  color: ${color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;

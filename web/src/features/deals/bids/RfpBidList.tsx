import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { divided, isRounded } from '../../../kit/amount.ts';
import { Moment, Money } from '../../../kit/ui/Figures.tsx';
import { Text, TextLink } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { color, media, space } from '../../../theme.ts';
import { CompanyName } from '../../people/companies/CompanyName.tsx';
import { useIsOwn } from '../../people/companies/useIsOwn.ts';
import { BidBadge } from './BidBadge.tsx';
import type { RfpBidFragment } from './RfpBid.generated.ts';

type RfpBidListProps = {
  bids: readonly RfpBidFragment[];
  rfp: { quantity: number; unit: string };
  /** Actions on a bid. */
  action?: (bid: RfpBidFragment) => ReactNode;
};

/** The bids on an RFP: bidder, amount, price for one unit and message. */
export const RfpBidList = ({ bids, rfp, action }: RfpBidListProps) => {
  const isOwn = useIsOwn();
  return (
    <List>
      {bids.map((bid) => (
        <Item key={bid.id}>
          <Who>
            <strong>
              {isOwn(bid) ? 'Your bid' : bid.user && <CompanyName user={bid.user} company={bid.company} />}
            </strong>
            <BidBadge status={bid.status} />
            <Text as="span" $size="small" $tone="inkFaint">
              <Moment at={bid.createdAt} form="ago" />
            </Text>
          </Who>
          <Amount>
            <Money amount={bid.amount} size="large" />
            <Each amount={bid.amount} {...rfp} />
          </Amount>
          {action?.(bid)}
          <TextBlock>
            {bid.message && <Text $tone="inkSoft">{bid.message}</Text>}
            {bid.offering && (
              <Text $size="small" $tone="inkFaint">
                From the offering <TextLink to={paths.offering(bid.offering.id)}>{bid.offering.title}</TextLink>,{' '}
                <Money amount={bid.offering.price} unit={bid.offering.unit} size="small" />
              </Text>
            )}
          </TextBlock>
        </Item>
      ))}
    </List>
  );
};

const Each = ({ amount, quantity, unit }: { amount: string; quantity: number; unit: string }) => {
  const each = divided(amount, quantity);
  return each ? <Money amount={each} unit={unit} size="small" about={isRounded(amount, quantity)} /> : null;
};

const List = styled.ul`
  background: ${color.sheet};
  border: 1px solid ${color.rule};
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(1, 6)};
  padding: ${space(4)};

  & + & {
    border-top: 1px solid ${color.rule};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};

  strong {
    font-weight: 580;
  }
`;
const Amount = styled.div`
  display: grid;
  justify-items: end;

  ${media.phone} {
    justify-items: start;
  }
`;
const TextBlock = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space(1)};
  max-width: 66ch;

  &:empty {
    display: none;
  }
`;

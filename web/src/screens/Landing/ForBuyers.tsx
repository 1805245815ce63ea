import { styled } from 'styled-components';
import { Badge } from '../../kit/ui/Badge.tsx';
import { CasNumber, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue } from '../../kit/ui/KeyValueList.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Heading } from '../../kit/ui/Text.tsx';
import { media, space } from '../../theme.ts';
import { Pitch } from './Pitch.tsx';

type Offer = { supplier: string; isVerified: boolean; price: string; quantity: string };

const offers: readonly Offer[] = [
  { supplier: 'Harbour Alkali', isVerified: true, price: '412.00', quantity: '480' },
  { supplier: 'Delta Chemie', isVerified: true, price: '418.50', quantity: '1200' },
  { supplier: 'Orient Minerals', isVerified: false, price: '425.00', quantity: '75' },
];

const points = [
  {
    title: 'Post an RFP',
    text: 'Name quantity, target price and delivery. Suppliers answer with bids you can compare.',
  },
  {
    title: 'Compare offers',
    text: 'Price per unit, quantity on hand and verification stand side by side for every product.',
  },
  {
    title: 'Run a reverse auction',
    text: 'Let qualified suppliers bid down against each other until the clock stops.',
  },
];

export const ForBuyers = () => (
  <Pitch
    id="for-buyers-title"
    title="For Buyers"
    points={points}
    exampleTitle="three offers side by side"
    example={
      <Panel>
        <Row $justify="space-between" $align="baseline">
          <Heading>Caustic soda flakes 98 %</Heading>
          <CasNumber value="1310-73-2" size="small" />
        </Row>
        <KeyValueList dense items={offers.map(asLine)} />
      </Panel>
    }
  />
);

const asLine = ({ supplier, isVerified, price, quantity }: Offer): KeyValue => ({
  label: (
    <Row as="span" $gap={2}>
      {supplier}
      {isVerified && <Badge tone="verified">Verified</Badge>}
    </Row>
  ),
  value: (
    <Offered>
      <Quantity amount={quantity} unit="MT" size="small" />
      <Money amount={price} unit="MT" size="large" />
    </Offered>
  ),
});

const Offered = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: end;
  column-gap: ${space(5)};

  ${media.phone} {
    flex-direction: column;
    align-items: end;
  }
`;

import { Badge } from '../../kit/ui/Badge.tsx';
import { Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Row, Spacer } from '../../kit/ui/Layout.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Heading, Text } from '../../kit/ui/Text.tsx';
import { Pitch } from './Pitch.tsx';

const points = [
  {
    title: 'Post an offering',
    text: 'State price, quantity and validity. The offering appears on the page of its product.',
  },
  { title: 'Answer RFPs', text: 'See what buyers ask for today and bid with the stock you have.' },
  {
    title: 'Hold a forward auction',
    text: 'Set a start, a reserve and an increment. Late bids extend the end, and the log proves it.',
  },
];

const lot = [
  { label: 'Current Bid', value: <Money amount="38250.00" size="large" />, numeric: true },
  { label: 'Unit price', value: <Money amount="1530.00" unit="MT" />, numeric: true },
  { label: 'Smallest next bid', value: <Money amount="38500.00" />, numeric: true },
  { label: 'Quantity', value: <Quantity amount="25" unit="MT" />, numeric: true },
];

export const ForSellers = () => (
  <Pitch
    id="for-sellers-title"
    title="For Sellers"
    points={points}
    isFlipped
    exampleTitle="a forward auction under way"
    example={
      <Panel>
        <Row>
          <Badge>Forward Auction</Badge>
          <Spacer />
          <Badge tone="live">Ends in 2h 14m</Badge>
        </Row>
        <div>
          <Heading>Titanium dioxide, rutile, 25 MT</Heading>
          <Text $size="small" $tone="inkSoft">
            8 bidders
          </Text>
        </div>
        <KeyValueList items={lot} dense />
      </Panel>
    }
  />
);

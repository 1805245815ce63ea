import { styled } from 'styled-components';
import { Heading, Text } from '../../kit/ui/Text.tsx';
import { color, measure, media, space, type } from '../../theme.ts';

const pitches = [
  {
    id: 'for-buyers',
    title: 'For Buyers',
    points: {
      'Post an RFP': 'Name quantity, target price and delivery. Suppliers answer with bids you can compare.',
      'Compare offers': 'Price per unit, quantity on hand and verification stand side by side for every product.',
      'Run a reverse auction': 'Let qualified suppliers bid down against each other until the clock stops.',
    },
  },
  {
    id: 'for-sellers',
    title: 'For Sellers',
    points: {
      'Post an offering': 'State price, quantity and validity. The offering appears on the page of its product.',
      'Answer RFPs': 'See what buyers ask for today and bid with the stock you have.',
      'Hold a forward auction':
        'Set a start, a reserve and an increment. Late bids extend the end, and the log proves it.',
    },
  },
];

/** What buyers and sellers can do. */
export const Pitches = () => (
  <Columns>
    {pitches.map(({ id, title, points }) => (
      <Pitch key={id} id={id} aria-labelledby={`${id}-title`}>
        <Title id={`${id}-title`}>{title}</Title>
        <ul>
          {Object.entries(points).map(([point, text]) => (
            <Point key={point}>
              <Heading>{point}</Heading>
              <Text $tone="inkSoft">{text}</Text>
            </Point>
          ))}
        </ul>
      </Pitch>
    ))}
  </Columns>
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8, 16)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pitch = styled.section`
  scroll-margin-top: calc(${measure.header} + ${space(4)});
`;

const Title = styled.h2`
  ${type.title};
  padding-bottom: ${space(4)};
`;

const Point = styled.li`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.ruleStrong};
`;

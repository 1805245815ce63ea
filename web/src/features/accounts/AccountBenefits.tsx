import { styled } from 'styled-components';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { space, type } from '../../theme.ts';

const benefits = [
  {
    title: 'Buy',
    text: 'Post what you need and compare the bids of suppliers, or order at the price of an offering.',
  },
  {
    title: 'Sell',
    text: 'Post offerings, bid on requests, and run auctions whose result every bidder can verify.',
  },
  {
    title: 'Follow the market',
    text: 'Watch materials, see the price index, and keep orders and messages in one place.',
  },
];

/** Tells visitors what they can do with an account. */
export const AccountBenefits = () => (
  <Section title="What an account gives you">
    <List>
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Text $tone="inkSoft">{text}</Text>
        </li>
      ))}
    </List>
  </Section>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space(6)};

  & h3 {
    ${type.subheading};
  }
`;

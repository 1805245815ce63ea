import { BadgeCheck, BookOpenText, Gavel, LineChart, MessagesSquare, Sparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../kit/ui/Text.tsx';
import { color, media, space } from '../../theme.ts';
import { CompactCells, LandingSection } from './LandingSection.tsx';

const features = [
  {
    Icon: Sparkles,
    title: 'AI-powered search',
    text: 'Type what you need in your own words. Suggestions name the material, its substitutes and the next step.',
  },
  {
    Icon: Gavel,
    title: 'Forward and reverse auctions',
    text: 'Sell to the highest bidder or buy from the lowest, with reserve prices, sealed bids and late-bid extension.',
  },
  {
    Icon: LineChart,
    title: 'Price index',
    text: 'Follow commodity prices by region and timeframe before you quote, and know what a fair bid looks like.',
  },
  {
    Icon: MessagesSquare,
    title: 'Direct messaging',
    text: 'Ask about grade, packaging or lead time, and keep the answers beside the trade they belong to.',
  },
  {
    Icon: BookOpenText,
    title: 'Product directory',
    text: 'Technical specifications, safety data and CAS numbers for every material, set out the same way each time.',
  },
  {
    Icon: BadgeCheck,
    title: 'Verified suppliers',
    text: 'Company profiles are checked against their business registration. The badge is earned, never bought.',
  },
];

/** Six feature cards. */
export const Features = () => (
  <LandingSection title="About Feedstock" lead="Everything a trade needs between the first question and the order.">
    <CompactCells $min="22rem">
      {features.map(({ Icon, title, text }) => (
        <Cell key={title} data-feature="">
          <Icon size={22} strokeWidth={1.5} aria-hidden />
          <Heading>{title}</Heading>
          <Text $tone="inkSoft">{text}</Text>
        </Cell>
      ))}
    </CompactCells>
  </LandingSection>
);

const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(5)};
  ${media.phone} {
    padding: ${space(3)};
  }
  background: ${color.sheet};

  & > svg {
    color: ${color.inkSoft};
    margin-bottom: ${space(2)};
  }
`;

import { Link } from './Link.tsx';
import { css, styled } from 'styled-components';
import { color, measure, type } from '../../theme.ts';

type Tone = 'ink' | 'inkSoft' | 'inkFaint' | 'up' | 'down' | 'live' | 'warning' | 'verified';

/** Body text; use `as="span"` etc. where needed. */
export const Text = styled.p<{ $size?: 'body' | 'small' | 'lead' | 'strong'; $tone?: Tone; $lines?: number }>`
  ${({ $size = 'body' }) => type[$size]};
  color: ${({ $tone = 'ink' }) => color[$tone]};
  max-width: ${measure.text};
  ${({ $lines }) =>
    $lines && `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${$lines};`}
`;

/** Small text in a softer tone, for what stands beside the main thing. */
export const SmallText = styled(Text).attrs({ $size: 'small', $tone: 'inkSoft' })``;

/** A label in narrow capitals for a value or column. */
export const Label = styled.span`
  ${type.label};
  color: ${color.inkFaint};
`;

/** A heading inside a section: `<Heading as="h3">`. */
export const Heading = styled.h3`
  ${type.subheading};
`;

const textLink = css`
  color: ${color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.accentStrong};
    text-decoration-thickness: 2px;
  }
`;

/** A link in body text. */
export const TextLink = styled(Link)`
  ${textLink};
`;

/** The same for targets outside the app: `tel:`, `mailto:`, another site. */
export const WebLink = styled.a`
  ${textLink};
`;

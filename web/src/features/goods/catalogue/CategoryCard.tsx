import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardLink, CardTitle } from '../../../kit/ui/Card.tsx';
import { Link } from '../../../kit/ui/Link.tsx';
import { Mark } from '../../../kit/ui/Mark.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { color, space, type } from '../../../theme.ts';
import { categoryMarkKind } from './markKindOf.ts';

type CategoryCardProps = {
  name: string;
  description?: string | null;
  to: string;
  action: string;
  /** Additional content, such as links to child categories. */
  children?: ReactNode;
};

/** An industry, product family or category with its pattern, name and link. */
export const CategoryCard = ({ name, description, to, action, children }: CategoryCardProps) => (
  <Card>
    <Mark kind={categoryMarkKind(name)} size={56} />
    <CardTitle>
      <CardLink to={to}>{name}</CardLink>
    </CardTitle>
    {description && <SmallText $lines={3}>{description}</SmallText>}
    {children}
    <Prompt to={to} tabIndex={-1}>
      {action}
      <ArrowRight size={16} aria-hidden />
    </Prompt>
  </Card>
);

// Not focusable: the card's title is a link to the same page.
const Prompt = styled(Link)`
  ${type.strong};
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${space(1.5)};
  margin-top: auto;
  padding-top: ${space(2)};
  color: ${color.accent};
`;

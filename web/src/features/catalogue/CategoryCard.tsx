import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Link } from '../../kit/ui/Link.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color, space, type } from '../../theme.ts';
import { categoryMarkKind } from './categoryMarkKind.ts';

type CategoryCardProps = {
  name: string;
  description?: string | null;
  to: string;
  action: string;
  /** More about it, such as the categories one step further down. */
  children?: ReactNode;
};

/** An industry, a family or a category: its mark, its name, and the way in. */
export const CategoryCard = ({ name, description, to, action, children }: CategoryCardProps) => (
  <Card>
    <Mark name={name} kind={categoryMarkKind(name)} size={56} />
    <CardTitle>
      <CardLink to={to}>{name}</CardLink>
    </CardTitle>
    {description && (
      <Text $size="small" $tone="inkSoft" $lines={3}>
        {description}
      </Text>
    )}
    {children}
    <Prompt to={to} tabIndex={-1}>
      {action}
      <ArrowRight size={16} aria-hidden />
    </Prompt>
  </Card>
);

// The card's name is the link that the keyboard stops at; this one leads to the same place.
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

import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Card, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color, space, type } from '../../theme.ts';
import { categoryMarks } from './categoryMarks.ts';

type CategoryCardProps = { name: string; description?: string | null; to: string; action: string };

/** An industry, a family or a category: its mark, its name, and the way in. */
export const CategoryCard = ({ name, description, to, action }: CategoryCardProps) => (
  <Card>
    <Mark name={name} kind={categoryMarks[name]} size={56} />
    <CardTitle>
      <CardLink to={to}>{name}</CardLink>
    </CardTitle>
    {description && (
      <Text $size="small" $tone="inkSoft" $lines={3}>
        {description}
      </Text>
    )}
    <Prompt aria-hidden>
      {action}
      <ArrowRight size={16} aria-hidden />
    </Prompt>
  </Card>
);

// A picture of a button: the card's name is the link, and covers all of it.
const Prompt = styled.span`
  ${type.strong};
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  margin-top: auto;
  padding-top: ${space(2)};
  color: ${color.accent};
`;

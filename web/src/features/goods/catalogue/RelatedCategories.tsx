import { styled } from 'styled-components';
import { Link } from '../../../kit/ui/Link.tsx';
import { Section } from '../../../kit/ui/Panel.tsx';
import { color, space, type } from '../../../theme.ts';
import type { CategoryTrailFragment } from './Category.generated.ts';
import { withAncestors } from './catalogueBreadcrumbs.ts';
import { categoryPath } from './useCategories.ts';

/** Links to the product's category and its ancestors; folded, because the breadcrumb has them too. */
export const RelatedCategories = ({ category }: { category: CategoryTrailFragment }) => (
  <Section title="Related Categories" isFolded>
    <ul>
      {withAncestors(category)
        .toReversed()
        .map((one) => (
          <TextLine key={one.id}>
            <Choice to={categoryPath(one)}>{one.name}</Choice>
          </TextLine>
        ))}
    </ul>
  </Section>
);

const TextLine = styled.li`
  border-top: 1px solid ${color.rule};
`;

const Choice = styled(Link)`
  ${type.body};
  display: block;
  padding: ${space(2, 0)};
  color: ${color.accent};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

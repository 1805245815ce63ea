import { styled } from 'styled-components';
import { Link } from '../../kit/ui/Link.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Heading } from '../../kit/ui/Text.tsx';
import { color, space, type } from '../../theme.ts';
import type { CategoryTrailFragment } from './Category.generated.ts';
import { withAncestors } from './catalogueBreadcrumbs.ts';
import { categoryPath } from './useCategories.ts';

/** Links to the product's category and its ancestors. */
export const RelatedCategories = ({ category }: { category: CategoryTrailFragment }) => (
  <Panel>
    <Heading as="h2">Related Categories</Heading>
    <ul>
      {withAncestors(category)
        .toReversed()
        .map((one) => (
          <TextLine key={one.id}>
            <Choice to={categoryPath(one)}>{one.name}</Choice>
          </TextLine>
        ))}
    </ul>
  </Panel>
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

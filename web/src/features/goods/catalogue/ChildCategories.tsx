import { styled } from 'styled-components';
import { Link } from '../../../kit/ui/Link.tsx';
import { color, radius, space, type } from '../../../theme.ts';
import { categoryPath, type ListedCategory } from './useCategories.ts';

type ChildCategoriesProps = { categories: readonly Pick<ListedCategory, 'id' | 'name' | 'level'>[] };

/** Links to child categories. */
export const ChildCategories = ({ categories }: ChildCategoriesProps) => (
  <List>
    {categories.map((category) => (
      <li key={category.id}>
        <Choice to={categoryPath(category)}>{category.name}</Choice>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Choice = styled(Link)`
  ${type.small};
  display: block;
  padding: ${space(1, 2)};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.control};
  background: ${color.sheet};

  &:hover {
    border-color: ${color.ink};
  }
`;

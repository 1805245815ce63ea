import { styled } from 'styled-components';
import { breakable } from '../../features/goods/catalogue/breakable.ts';
import { markKindOf } from '../../features/goods/catalogue/markKindOf.ts';
import { productBreadcrumbs } from '../../features/goods/catalogue/catalogueBreadcrumbs.ts';
import { categoryPath } from '../../features/goods/catalogue/useCategories.ts';
import { WatchToggle } from '../../features/people/watchlist/WatchButton.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { CasNumber } from '../../kit/ui/Figures.tsx';
import { Link } from '../../kit/ui/Link.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { color, space, type } from '../../theme.ts';
import type { ProductHeadFragment } from './ProductHead.generated.ts';
import { ProductDrawing } from './ProductDrawing.tsx';

/** Pattern, name, description and codes of a product. */
export const ProductHead = ({ product }: { product: ProductHeadFragment }) => {
  const { name, description, casNumber, formula, synonyms, category } = product;
  return (
    <PageHead
      breadcrumbs={productBreadcrumbs(category, name)}
      mark={<ProductDrawing kind={markKindOf(product)} formula={formula} />}
      title={breakable(name)}
      actions={<WatchToggle thing={product} name={name} />}
      badges={
        <>
          {casNumber && (
            <Badge>
              <CasNumber value={casNumber} size="small" />
            </Badge>
          )}
          <Link to={categoryPath(category)}>
            <Badge tone="accent">{category.name}</Badge>
          </Link>
        </>
      }
      description={
        <>
          {description}
          {synonyms.length > 0 && <Synonyms>Also known as {synonyms.join(', ')}</Synonyms>}
        </>
      }
    />
  );
};

const Synonyms = styled.span`
  ${type.small};
  display: block;
  padding-top: ${space(2)};
  color: ${color.inkSoft};
`;

import { styled } from 'styled-components';
import { counted } from '../../kit/format.ts';
import { Card, CardFoot, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Label, SmallText } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { space, type } from '../../theme.ts';
import { breakable } from '../catalogue/breakable.ts';
import { KeySpecifications } from '../catalogue/KeySpecifications.tsx';
import { CardHead } from '../catalogue/productCardParts.tsx';
import { CompanyName } from '../companies/CompanyName.tsx';
import { TradeButton } from '../companies/TradeButton.tsx';
import type { DirectoryCardFragment } from './DirectoryCard.generated.ts';

type DirectoryCardProps = { product: DirectoryCardFragment; onCreateRfp: (productId: string) => void };

/** A product with its specifications and suppliers. */
export const DirectoryCard = ({ product, onCreateRfp }: DirectoryCardProps) => (
  <Card>
    <Label>{product.category.name}</Label>
    <CardHead product={product}>
      <CardTitle>
        <CardLink to={paths.product(product.id)}>{breakable(product.name)}</CardLink>
      </CardTitle>
    </CardHead>
    <KeySpecifications specifications={product.specifications} />
    <Suppliers product={product} />
    <CardFoot>
      <SmallText as="span">{product.offerCount > 0 ? counted(product.offerCount, 'offer') : 'No offers yet'}</SmallText>
      <TradeButton size="small" variant="secondary" onClick={() => onCreateRfp(product.id)}>
        Create RFP
      </TradeButton>
    </CardFoot>
  </Card>
);

const Suppliers = ({ product: { suppliers } }: Pick<DirectoryCardProps, 'product'>) => {
  // A supplier with two offers is listed once.
  const traders = [...new Map(suppliers.map((one) => [one.company?.id ?? one.user.id, one])).entries()];
  if (traders.length === 0) return null;
  return (
    <List aria-label="Suppliers">
      {traders.map(([id, { user, company }]) => (
        <li key={id}>
          <CompanyName user={user} company={company} />
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  ${type.small};
  display: grid;
  gap: ${space(2)};
`;

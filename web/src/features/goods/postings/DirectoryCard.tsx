import { styled } from 'styled-components';
import { space, type } from '../../../theme.ts';
import { MaterialCard } from '../catalogue/MaterialCard.tsx';
import { CompanyName } from '../../people/companies/CompanyName.tsx';
import { TradeButton } from '../../people/companies/TradeButton.tsx';
import type { DirectoryCardFragment } from './DirectoryCard.generated.ts';

type DirectoryCardProps = { product: DirectoryCardFragment; onCreateRfp: (productId: string) => void };

/** A material with its suppliers. */
export const DirectoryCard = ({ product, onCreateRfp }: DirectoryCardProps) => (
  <MaterialCard product={product}>
    <Suppliers product={product} />
    <div>
      <TradeButton size="small" variant="secondary" onClick={() => onCreateRfp(product.id)}>
        Create RFP
      </TradeButton>
    </div>
  </MaterialCard>
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

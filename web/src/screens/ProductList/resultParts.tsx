// Parts that cards and rows of results share.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { breakable } from '../../features/goods/catalogue/breakable.ts';
import { MaterialCard } from '../../features/goods/catalogue/MaterialCard.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color } from '../../theme.ts';
import { highlighted, reasonOf, type Result } from './matches.ts';

/** The name of a material with the parts that were found. */
export const ResultName = ({ product: { name }, match }: Result) => (
  <>
    {(match ? highlighted(name, match) : [name])
      .map(breakable)
      .map((piece, at) => (at % 2 ? <Mark key={at}>{piece}</Mark> : piece))}
  </>
);

/** A found material; wide with a description. */
export const ResultCard = ({ product, match, description }: Result & { description?: ReactNode }) => (
  <MaterialCard
    product={product}
    name={<ResultName product={product} match={match} />}
    reason={<Reason match={match} />}
    description={description}
  />
);

/** Why a material was found, unless its name says it. */
export const Reason = ({ match }: Pick<Result, 'match'>) => {
  const reason = match && reasonOf(match);
  if (!reason) return null;
  return (
    <Text $size="small" $tone="verified">
      Found by {reason}
    </Text>
  );
};

const Mark = styled.mark`
  color: inherit;
  background: ${color.verifiedWash};
  box-shadow: inset 0 -2px ${color.verified};
`;

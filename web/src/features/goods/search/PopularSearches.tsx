import { styled } from 'styled-components';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { color, radius, space, type } from '../../../theme.ts';

const popular = ['Sulfuric Acid', 'Titanium Dioxide', 'Fertilizer Grade Urea', 'Steel Coils'];

/** Chips with popular searches. */
export const PopularSearches = ({ onPick }: { onPick: (term: string) => void }) => (
  <>
    <SmallText as="span">Popular searches</SmallText>
    {popular.map((term) => (
      <Chip key={term} type="button" onClick={() => onPick(term)}>
        {term}
      </Chip>
    ))}
  </>
);

const Chip = styled.button`
  ${type.small};
  font-weight: 520;
  min-height: 1.75rem;
  padding: ${space(0.5, 2.5)};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.control};
  background: ${color.paper};

  &:hover {
    border-color: ${color.ink};
  }
`;

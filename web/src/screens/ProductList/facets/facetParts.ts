// Styles of the facets.
import { styled } from 'styled-components';
import { color, space, type } from '../../../theme.ts';

export const FacetGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  min-width: 0;
  padding: ${space(3)} 0 0;
  border: 0;
  border-top: 1px solid ${color.rule};

  & label {
    ${type.small};
    align-items: center;
    gap: ${space(2)};
    min-height: 1.5rem;
  }
`;

export const Legend = styled.legend`
  ${type.label};
  float: left;
  width: 100%;
  padding-bottom: ${space(1)};
  color: ${color.inkFaint};
`;

export const Count = styled.span`
  ${type.dataSmall};
  color: ${color.inkFaint};
`;

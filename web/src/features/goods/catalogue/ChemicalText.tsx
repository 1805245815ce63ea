import { styled } from 'styled-components';
import { splitFormulas } from './chemicalSymbols.ts';

/** A text with the digits of its formulas as subscripts: 'P2O5'. */
export const ChemicalText = ({ text }: { text: string }) => (
  <>{splitFormulas(text).map((piece, index) => (index % 2 ? <Subscript key={index}>{piece}</Subscript> : piece))}</>
);

const Subscript = styled.sub`
  font-size: 0.75em;
  line-height: 0;
  vertical-align: -0.25em;
`;

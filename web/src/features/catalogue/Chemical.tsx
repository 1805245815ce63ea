import { styled } from 'styled-components';
import { lowered } from './symbols.ts';

/** A text with the counts of its formulas lowered: 'P2O5' as chemists write it. */
export const Chemical = ({ text }: { text: string }) => (
  <>{lowered(text).map((piece, index) => (index % 2 ? <Low key={index}>{piece}</Low> : piece))}</>
);

const Low = styled.sub`
  font-size: 0.75em;
  line-height: 0;
  vertical-align: -0.25em;
`;

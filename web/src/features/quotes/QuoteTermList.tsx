import { styled } from 'styled-components';
import { Data } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { color, type } from '../../theme.ts';
import { comparedTerms, type QuotedTerms } from './revisionTerms.ts';

const figures = ['Price', 'Quantity'];

/** The terms of a revision; what changed since the one before is marked. */
export const QuoteTermList = ({ terms, earlier }: { terms: QuotedTerms; earlier?: QuotedTerms }) => (
  <KeyValueList
    items={comparedTerms(terms, earlier).map(({ label, text, before }) => ({
      label,
      value: (
        <>
          {figures.includes(label) ? <Data>{text}</Data> : text || 'Not stated'}
          {before !== undefined && <Before>{before ? ` was ${before}` : ' new'}</Before>}
        </>
      ),
    }))}
  />
);

const Before = styled.span`
  ${type.small};
  color: ${color.warning};
`;

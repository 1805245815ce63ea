import { styled } from 'styled-components';
import { Data } from '../../../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../../../kit/ui/KeyValueList.tsx';
import { color, type } from '../../../../theme.ts';
import { comparedTerms, type QuotedTerms } from './revisionTerms.ts';

const figures = ['Price', 'Quantity'];

type QuoteTermListProps = {
  terms: QuotedTerms;
  /** Those of the revision before; those of the offering for the first one. */
  earlier?: QuotedTerms;
  isFirst?: boolean;
};

/** The terms of a revision; what differs from those before is marked. */
export const QuoteTermList = ({ terms, earlier, isFirst }: QuoteTermListProps) => (
  <KeyValueList
    items={comparedTerms(terms, earlier).map(({ label, text, before }) => ({
      label,
      value: (
        <>
          {figures.includes(label) ? <Data>{text}</Data> : text || 'Not stated'}{' '}
          {before && <Before>{`${isFirst ? 'offered:' : 'was'} ${before}`}</Before>}
        </>
      ),
    }))}
  />
);

const Before = styled.span`
  ${type.small};
  display: inline-block;
  color: ${color.warning};
`;

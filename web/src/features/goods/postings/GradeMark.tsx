import { Badge } from '../../../kit/ui/Badge.tsx';
import type { CommercialTermsFragment } from './CommercialTerms.generated.ts';

type Graded = { hasOtherGrade: boolean; terms: Pick<CommercialTermsFragment, 'specifications'> };

/** Marks a grade other than that of the product. */
export const GradeMark = ({ offering: { hasOtherGrade, terms } }: { offering: Graded }) =>
  hasOtherGrade ? <Badge tone="warning">Other grade: {String(terms.specifications?.['grade'])}</Badge> : null;

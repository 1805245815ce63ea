import { Suspense } from 'react';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import type { ReasonDialogProps } from './ReasonForm.tsx';

const ReasonForm = lazyNamed(() => import('./ReasonForm.tsx'), 'ReasonForm');

/** Asks for a reason, which other members will read. Its form is loaded when it opens. */
export const ReasonDialog = (props: ReasonDialogProps) => (
  <Suspense>
    <ReasonForm {...props} />
  </Suspense>
);

import { lazyNamed } from '../../../../kit/lazyNamed.ts';

/** Asks for a reason, which other members will read. Its form is loaded when it opens. */
export const ReasonDialog = lazyNamed(() => import('./ReasonForm.tsx'), 'ReasonForm');

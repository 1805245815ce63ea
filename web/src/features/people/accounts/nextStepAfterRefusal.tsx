import { lazyNamed } from '../../../kit/lazyNamed.ts';

const SendConfirmation = lazyNamed(() => import('./SendConfirmation.tsx'), 'SendConfirmation');

/** The next step after a refusal that the member can do something about. */
export const nextStepAfterRefusal = (code: string | undefined) =>
  code === 'EMAIL_NOT_CONFIRMED' && (
    <p>
      <SendConfirmation />
    </p>
  );

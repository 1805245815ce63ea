import { lazy, Suspense } from 'react';

const SendConfirmation = lazy(async () => ({
  default: (await import('./SendConfirmation.tsx')).SendConfirmation,
}));

/** The next step after a refusal that the member can do something about. */
export const refusalHelp = (code: string | undefined) =>
  code === 'EMAIL_NOT_CONFIRMED' && (
    <Suspense>
      <p>
        <SendConfirmation />
      </p>
    </Suspense>
  );

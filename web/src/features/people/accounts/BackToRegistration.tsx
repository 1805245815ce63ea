import { LinkButton } from '../../../kit/ui/Button.tsx';
import { paths } from '../../../paths.ts';
import { rememberedStep } from './registrationDraft.ts';
import { useNextParam } from './useNextParam.ts';

/** Link from the legal texts back to the registration; keeps the page to open after signing in. */
export const BackToRegistration = () => {
  const next = useNextParam();
  return (
    <LinkButton to={paths.auth({ tab: 'register', step: rememberedStep(), next })} variant="secondary">
      Back to Registration
    </LinkButton>
  );
};

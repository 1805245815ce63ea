import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { paths } from '../../paths.ts';
import { rememberedStep } from './registrationDraft.ts';

/** Link from the legal texts back to the registration; keeps the page to open after signing in. */
export function BackToRegistration() {
  const [params] = useSearchParams();
  return (
    <LinkButton
      to={paths.auth({ tab: 'register', step: rememberedStep(), next: params.get('next') ?? undefined })}
      variant="secondary"
    >
      Back to Registration
    </LinkButton>
  );
}

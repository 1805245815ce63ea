import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { paths } from '../../paths.ts';

/** From the legal texts back to the registration, which still knows the page to open afterwards. */
export function BackToRegistration() {
  const [params] = useSearchParams();
  return (
    <LinkButton to={paths.auth({ tab: 'register', next: params.get('next') ?? undefined })} variant="secondary">
      Back to Registration
    </LinkButton>
  );
}

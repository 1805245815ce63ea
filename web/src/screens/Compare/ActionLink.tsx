import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { paths } from '../../paths.ts';

type ActionLinkProps = { to: string; variant?: 'secondary'; children: string };

/** A link to a dialog of members; visitors sign in first. */
export const ActionLink = ({ to, ...rest }: ActionLinkProps) => (
  <LinkButton {...rest} size="small" to={useSession().user ? to : paths.auth({ next: to })} />
);

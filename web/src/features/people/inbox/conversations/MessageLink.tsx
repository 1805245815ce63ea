import { MessageSquare } from 'lucide-react';
import { LinkButton } from '../../../../kit/ui/Button.tsx';
import { paths, type Addressee } from '../../../../paths.ts';
import { useSession } from '../../accounts/SessionProvider.tsx';

/** Opens the conversation with a company, or about a record with its other side. Visitors sign in first. */
export const MessageLink = ({ to, children = 'Message' }: { to: Addressee; children?: string }) => {
  const { user } = useSession();
  const path = paths.messageTo(to);
  return (
    <LinkButton
      variant="secondary"
      icon={MessageSquare}
      data-screen-only=""
      to={user ? path : paths.auth({ next: path })}
    >
      {children}
    </LinkButton>
  );
};

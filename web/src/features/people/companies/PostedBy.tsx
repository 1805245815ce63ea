import type { ComponentProps } from 'react';
import { Moment } from '../../../kit/ui/Figures.tsx';
import { Text } from '../../../kit/ui/Text.tsx';
import { fullName } from '../accounts/person.ts';
import { useSession } from '../accounts/SessionProvider.tsx';
import { CompanyName } from './CompanyName.tsx';

type PostedByProps = { record: ComponentProps<typeof CompanyName> & { createdAt: string }; isOwn: boolean };

/** When and by whom something was posted: the other company, the viewer or a colleague. */
export const PostedBy = ({ record: { createdAt, user, company }, isOwn }: PostedByProps) => {
  const { user: viewer } = useSession();
  const ours = user.id === viewer?.id ? 'you' : `${fullName(user)} (colleague)`;
  return (
    <Text $size="small" $tone="inkFaint">
      <Moment at={createdAt} prefix="Posted " /> by {isOwn ? ours : <CompanyName user={user} company={company} />}
    </Text>
  );
};

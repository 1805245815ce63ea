import { styled } from 'styled-components';
import { VerifiedBadge } from '../../features/people/companies/CompanyName.tsx';
import { MessageLink } from '../../features/people/inbox/conversations/MessageLink.tsx';
import type { NoticeFragment } from '../../features/people/inbox/messages/Notice.generated.ts';
import { Sender } from '../../features/people/inbox/messages/Sender.tsx';
import { senderName } from '../../features/people/inbox/messages/senderName.ts';
import { MoreMenu } from '../../features/around/staff/reports/MoreMenu.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { SmallText, Text } from '../../kit/ui/Text.tsx';
import { media, space } from '../../theme.ts';
import { BackButton, PaneTitle } from './InboxPanes.tsx';

/** A notice with a link to the page it is about; one that a member caused can be answered. Set the message's id as `key`. */
export const OpenNotice = ({ message, onBack }: { message: NoticeFragment; onBack: () => void }) => {
  const { id, isNotice, subject, content, createdAt, link, sender } = message;
  return (
    <Root as="article" $gap={5} aria-label={subject}>
      <BackButton onBack={onBack}>All notices</BackButton>
      <Stack $gap={1}>
        <PaneTitle>{subject}</PaneTitle>
        <SmallText>
          <Sender message={message} full /> <VerifiedBadge company={sender.company} /> ·{' '}
          <Moment at={createdAt} form="dateTime" />
        </SmallText>
      </Stack>
      <Text style={{ whiteSpace: 'pre-line' }}>{content}</Text>
      <Row>
        {link && (
          <LinkButton variant="secondary" to={link}>
            {linkName(link)}
          </LinkButton>
        )}
        {!isNotice && sender.userId !== null && (
          <>
            <MessageLink to={{ kind: 'message', id }}>Reply</MessageLink>
            <MoreMenu
              subject={{ kind: 'message', id, name: `‘${subject}’` }}
              member={{ id: sender.userId, name: senderName(sender), isBlocked: sender.isBlocked }}
              refetch={['NoticeInbox']}
            />
          </>
        )}
      </Row>
    </Root>
  );
};

const places: [start: string, name: string][] = [
  ['/auctions/', 'View auction'],
  ['/rfps/', 'View RFP'],
  ['/offerings/', 'View offering'],
  ['/orders/', 'View order'],
  ['/orders', 'View orders'],
  ['/inventory', 'View inventory'],
  ['/company-profile', 'View company profile'],
  ['/admin/companies', 'View companies'],
  ['/marketplace', 'View marketplace'],
];

/** Label of the link to the page that a message is about. */
export const linkName = (link: string) => places.find(([start]) => link.startsWith(start))?.[1] ?? 'View page';

const Root = styled(Stack)`
  padding: ${space(6)};

  ${media.phone} {
    padding: ${space(4)};
  }
`;

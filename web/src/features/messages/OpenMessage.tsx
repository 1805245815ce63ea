import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color, measure, media, space, type } from '../../theme.ts';
import type { OpenMessageFragment } from './OpenMessage.generated.ts';
import { Sender } from './Sender.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const ReplyForm = lazyNamed(() => import('./ReplyForm.tsx'), 'ReplyForm');

type OpenMessageProps = {
  message: OpenMessageFragment;
  /** Further actions, beside Reply. */
  actions?: ReactNode;
  onBack: () => void;
};

/** A message with a link to the page it is about and a reply form. Set the message's id as `key`. */
export const OpenMessage = ({ message, actions, onBack }: OpenMessageProps) => {
  const [isReplying, setReplying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // On phones the pressed row is hidden now, so the focus moves to the message.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { isNotice, subject, content, createdAt, link, sender } = message;
  return (
    <Root aria-label={subject}>
      <Back>
        <Button variant="quiet" size="small" icon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          All messages
        </Button>
      </Back>
      <Stack $gap={1}>
        <Subject ref={heading} tabIndex={-1}>
          {subject}
        </Subject>
        <Text $size="small" $tone="inkSoft">
          <Sender message={message} full />
          {sender.email && ` · ${sender.email}`} · <Moment at={createdAt} form="dateTime" />
        </Text>
      </Stack>
      <Text style={{ whiteSpace: 'pre-line' }}>{content}</Text>
      <Row>
        {!isNotice && !isReplying && <Button onClick={() => setReplying(true)}>Reply</Button>}
        {link && (
          <LinkButton variant="secondary" to={link}>
            {linkName(link)}
          </LinkButton>
        )}
        {actions}
      </Row>
      <Suspense>{isReplying && <ReplyForm message={message} onDone={() => setReplying(false)} />}</Suspense>
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
const linkName = (link: string) => places.find(([start]) => link.startsWith(start))?.[1] ?? 'View page';

const Root = styled.article`
  position: sticky;
  top: ${measure.header};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};
  padding: ${space(6)};

  ${media.phone} {
    padding: ${space(4)};
  }
`;
const Back = styled.div`
  display: none;
  margin-inline-start: ${space(-3)};

  ${media.tablet} {
    display: block;
  }
`;
const Subject = styled.h2`
  ${type.heading};
  color: ${color.ink};
`;

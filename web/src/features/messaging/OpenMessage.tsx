import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color, measure, media, space, type } from '../../theme.ts';
import type { OpenMessageFragment } from './OpenMessage.generated.ts';
import { senderName } from './senderName.ts';

const ReplyForm = lazy(() => import('./ReplyForm.tsx').then((m) => ({ default: m.ReplyForm })));

type OpenMessageProps = { message: OpenMessageFragment; onBack: () => void };

/** A message in full, with the page it is about and an answer to its sender. Give it the message's id as `key`. */
export function OpenMessage({ message, onBack }: OpenMessageProps) {
  const [isReplying, setReplying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone what was pressed to come here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { subject, content, createdAt, link, sender } = message;
  return (
    <Frame aria-label={subject}>
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
          {senderName(sender)}
          {sender.email && ` · ${sender.email}`} · <Moment at={createdAt} form="dateTime" />
        </Text>
      </Stack>
      <Text style={{ whiteSpace: 'pre-line' }}>{content}</Text>
      <Row>
        {sender.id !== null && !isReplying && <Button onClick={() => setReplying(true)}>Reply</Button>}
        {link && (
          <LinkButton variant="secondary" to={link}>
            {linkName(link)}
          </LinkButton>
        )}
      </Row>
      <Suspense>{isReplying && <ReplyForm message={message} onDone={() => setReplying(false)} />}</Suspense>
    </Frame>
  );
}

const places: [start: string, name: string][] = [
  ['/auctions/', 'View auction'],
  ['/rfps/', 'View RFP'],
  ['/offerings/', 'View offering'],
  ['/orders/', 'View order'],
  ['/orders', 'View orders'],
  ['/inventory', 'View inventory'],
  ['/company-profile', 'View company profile'],
  ['/admin/verification', 'View verification'],
  ['/marketplace', 'View marketplace'],
];

/** What the page a message is about is called. */
const linkName = (link: string) => places.find(([start]) => link.startsWith(start))?.[1] ?? 'View page';

const Frame = styled.article`
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

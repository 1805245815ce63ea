import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { NoticeFragment } from '../../features/people/inbox/messages/Notice.generated.ts';
import { InboxRow } from '../../features/people/inbox/messages/InboxRow.tsx';
import { senderName } from '../../features/people/inbox/messages/senderName.ts';
import { useReadMarks } from '../../features/people/inbox/messages/useReadMarks.ts';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useChangeParams } from '../../kit/ui/useChangeParams.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { InboxPanes } from './InboxPanes.tsx';
import { NoticeInboxDocument } from './NoticeInbox.generated.ts';
import { linkName, OpenNotice } from './OpenNotice.tsx';

/** The notices and the open one, which is thereby read. `linked` is the one that a link led to. */
export const NoticeInbox = ({ linked }: { linked: NoticeFragment | undefined }) => {
  const { data, query, status } = usePagedQuery(NoticeInboxDocument, {});
  const [openId] = useParam('message', '');
  const change = useChangeParams();
  const open = (id: string) =>
    change((query) => {
      query.set('tab', 'notices');
      if (id) query.set('message', id);
      else query.delete('message');
    });
  const { readMessage } = useReadMarks();
  const nodes = data?.messages.nodes ?? [];
  const message = nodes.find(({ id }) => id === openId) ?? (linked?.id === openId ? linked : undefined);
  const { key } = useLocation();
  const shownId = message?.id;

  const markRead = useEffectEvent(() => {
    if (message && !message.isRead) void readMessage(message.id);
  });
  // Once per opening: a message that could not be marked becomes unread again and would be retried forever.
  useEffect(() => {
    if (shownId) markRead();
  }, [shownId, key]);

  return (
    <Loaded title="Your notices" query={query}>
      {({ messages: list }) =>
        list.nodes.length === 0 && !message ? (
          <EmptyState as="h2" title="No notices yet" text="News of your auctions, bids and company arrives here." />
        ) : (
          <InboxPanes
            label="Notices"
            rows={list.nodes.map((row) => (
              <InboxRow
                key={row.id}
                from={!row.isNotice && senderName(row.sender, true)}
                at={row.createdAt}
                subject={row.subject}
                content={row.content}
                unread={row.isRead ? 0 : 1}
                isOpen={row.id === openId}
                onOpen={() => open(row.id)}
                link={
                  row.link && (
                    <TextLink to={row.link} onClick={() => row.isRead || void readMessage(row.id)}>
                      {linkName(row.link)}
                      <VisuallyHidden> of ‘{row.subject}’</VisuallyHidden>
                    </TextLink>
                  )
                }
              />
            ))}
            list={list}
            {...status}
            hint="Choose a notice to read it here."
          >
            {message && <OpenNotice key={message.id} message={message} onBack={() => open('')} />}
          </InboxPanes>
        )
      }
    </Loaded>
  );
};

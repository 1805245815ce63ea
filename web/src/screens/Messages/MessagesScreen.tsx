import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/State.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import { Inbox } from './Inbox.tsx';
import { MessagesScreenDocument } from './MessagesScreen.generated.ts';

/** The inbox: messages from other members and notices. */
export const MessagesScreen = () => {
  const { data, status, more } = usePagedQuery(MessagesScreenDocument, {});
  return (
    <Page $gap={6}>
      <PageHead title="Messages" />
      {data ? (
        data.messages.nodes.length > 0 ? (
          <Inbox list={data.messages} isFetchingMore={status.isFetchingMore} onMore={(after) => more({ after })} />
        ) : (
          <Nothing />
        )
      ) : status.isFailed ? (
        <ErrorState title="Your messages could not be loaded" onRetry={status.onRetry} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="28rem" />
        </div>
      )}
    </Page>
  );
};

const Nothing = () => (
  <EmptyState
    as="h2"
    title="No messages yet"
    text="Bids on your RFPs, inquiries about your offerings and notices of your auctions arrive here."
    action={<LinkButton to={paths.marketplace()}>View Marketplace</LinkButton>}
  />
);

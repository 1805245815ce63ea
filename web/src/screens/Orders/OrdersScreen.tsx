import { useSession } from '../../features/accounts/session.tsx';
import { OrderTable } from '../../features/orders/OrderTable.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ShowMore } from '../../kit/ui/Pagination.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/State.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import { OrdersScreenDocument, type OrdersScreenQuery } from './OrdersScreen.generated.ts';

/** What the viewer bought and sold. */
export function OrdersScreen() {
  const { data, isFailed, isFetchingMore, retry, more } = usePagedQuery(OrdersScreenDocument, {});
  return (
    <Page $gap={6}>
      <PageHead title="Orders" description="What you bought and what you sold." />
      {data ? (
        <List list={data.orders} isFetchingMore={isFetchingMore} onMore={(after) => more({ after })} />
      ) : isFailed ? (
        <ErrorState title="Your orders could not be loaded" onRetry={retry} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="24rem" />
        </div>
      )}
    </Page>
  );
}

type ListProps = { list: OrdersScreenQuery['orders']; isFetchingMore: boolean; onMore: (after: string) => void };

function List({ list: { nodes, totalCount, pageInfo }, isFetchingMore, onMore }: ListProps) {
  const { user } = useSession();
  if (nodes.length === 0) return <Nothing />;
  return (
    <>
      <OrderTable orders={nodes} viewerId={user?.id} />
      <ShowMore
        shown={nodes.length}
        total={totalCount}
        hasMore={pageInfo.hasNextPage}
        busy={isFetchingMore}
        onMore={() => pageInfo.endCursor && onMore(pageInfo.endCursor)}
      />
    </>
  );
}

const Nothing = () => (
  <EmptyState
    as="h2"
    title="No orders yet"
    text="Order from an offering, or award a bid on one of your requests."
    action={<LinkButton to={paths.marketplace({ tab: 'offerings' })}>Browse offerings</LinkButton>}
  />
);

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme.ts';
import { LinkButton } from './Button.tsx';
import { PendingHead } from './Head.tsx';
import { Columns, Page, Stack } from './Layout.tsx';
import { NotFound } from './NotFound.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';
import { ErrorState } from './State.tsx';

/** Placeholder for a detail page while it loads. */
const DetailsSkeleton = () => (
  <Page $gap={8} role="status" aria-label="Loading">
    <PendingHead />
    <Stack $gap={3}>
      <Skeleton width="min(14rem, 60%)" />
      <Skeleton width="min(28rem, 80%)" height="2rem" />
    </Stack>
    <Columns $side="24rem">
      <SkeletonText lines={8} />
      <Skeleton height="18rem" />
    </Columns>
  </Page>
);

export const DetailsFailure = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <Page>
    <PendingHead />
    <ErrorState as="h1" title={title} onRetry={onRetry} />
  </Page>
);

type MissingRecordProps = {
  noun: string;
  query: { loading: boolean; error?: Error | undefined; refetch: () => Promise<unknown> };
  text?: string;
  /** Where to go from a record that does not exist. */
  action?: ReactNode;
};

/** In the place of a record: that it is loading, could not be loaded, or does not exist. */
export const MissingRecord = ({ noun, query, text, action = home }: MissingRecordProps) => {
  if (query.loading) return <DetailsSkeleton />;
  if (!query.error)
    return <NotFound title={`${noun[0]?.toUpperCase()}${noun.slice(1)} Not Found`} text={text} action={action} />;
  return <DetailsFailure title={`This ${noun} could not be loaded`} onRetry={() => void query.refetch()} />;
};

const home = <LinkButton to="/">Back to Home</LinkButton>;

/** In Columns, before `Main`: the key facts, beside it on desktops and above it on phones. */
export const Lead = styled.div`
  ${media.above.tablet} {
    grid-column: 2;
    grid-row: 1;
  }
`;

export const Main = styled(Stack)`
  ${media.above.tablet} {
    grid-column: 1;
    grid-row: 1;
  }
`;

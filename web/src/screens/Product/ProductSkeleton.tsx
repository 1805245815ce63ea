import { PendingHead } from '../../kit/ui/Head.tsx';
import { Page, Row, Stack } from '../../kit/ui/Layout.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Skeleton, SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { Parts } from './productParts.ts';

const LINES = 10;

/** Placeholder of a product page. */
export const ProductSkeleton = () => (
  <Page $gap={8} role="status" aria-label="Loading">
    <PendingHead />
    <Parts>
      <Stack $gap={8}>
        <Stack $gap={4}>
          <Skeleton width="22rem" height="1.1rem" />
          <Row $gap={5} $align="start">
            <Skeleton width="10rem" height="12.5rem" />
            <Stack $gap={3} style={{ flex: '1 1 16rem', maxWidth: '62ch' }}>
              <Skeleton width="24rem" height="2.2rem" />
              <Skeleton width="14rem" height="1.4rem" />
              <SkeletonText lines={3} />
            </Stack>
          </Row>
        </Stack>
        <Panel>
          <Row $gap={4} $justify="space-between">
            {['9rem', '4rem', '9rem', '8rem'].map((width, index) => (
              <Stack key={index} $gap={2}>
                <Skeleton width="6rem" height="0.75rem" />
                <Skeleton width={width} height="1.6rem" />
              </Stack>
            ))}
          </Row>
        </Panel>
      </Stack>
      <Panel>
        <Skeleton width="6rem" height="1.1rem" />
        {Array.from({ length: 3 }, (_, button) => (
          <Skeleton key={button} height="2.5rem" />
        ))}
      </Panel>
    </Parts>
    <Stack $gap={4}>
      <Skeleton width="20rem" height="1.5rem" />
      <Panel>
        {Array.from({ length: LINES }, (_, line) => (
          <Row key={line} $gap={4}>
            <Skeleton width="8rem" height="0.9rem" />
            <Skeleton width={line % 3 ? '8rem' : '14rem'} height="0.9rem" />
          </Row>
        ))}
      </Panel>
    </Stack>
  </Page>
);

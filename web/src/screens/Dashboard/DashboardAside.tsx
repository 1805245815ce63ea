import { RecentMessageList } from '../../features/messaging/RecentMessageList.tsx';
import { PriceWidget } from '../../features/prices/PriceWidget.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { DashboardScreenQuery } from './DashboardScreen.generated.ts';

/** Side column with prices and messages. */
export const DashboardAside = ({ data }: { data: DashboardScreenQuery | undefined }) => (
  <Stack $gap={10}>
    <Section title="Price Index" action={<TextLink to={paths.priceIndex}>All prices →</TextLink>}>
      {data ? <PriceWidget prices={data.commodityPrices.data} /> : <SkeletonText lines={6} />}
    </Section>
    <Section title="Recent Messages" action={<TextLink to={paths.messages}>All messages →</TextLink>}>
      {data ? <RecentMessageList messages={data.messages.nodes} /> : <SkeletonText lines={6} />}
    </Section>
  </Stack>
);

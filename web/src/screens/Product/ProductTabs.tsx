import type { ReactNode } from 'react';
import { SafetySheet } from '../../features/goods/catalogue/SafetySheet.tsx';
import { SpecificationList } from '../../features/goods/catalogue/SpecificationList.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Heading } from '../../kit/ui/Text.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';

type Pairs = Record<string, unknown>;

type ProductTabsProps = {
  product: { specifications: Pairs; safetyData: Pairs; offerCount: number };
  suppliers: ReactNode;
};

/** Specifications, safety data and suppliers; the tab is stored in the URL. */
export const ProductTabs = ({ product: { specifications, safetyData, offerCount }, suppliers }: ProductTabsProps) => {
  const [tab, setTab] = useParam('tab', 'specifications', ['specifications', 'safety', 'suppliers']);
  return (
    <Tabs
      label="About this product"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'specifications',
          label: 'Specifications',
          content: (
            <Part title="Technical Specifications">
              {hasAny(specifications) ? (
                <SpecificationList specifications={specifications} />
              ) : (
                <EmptyState as="p" title="Detailed specifications will be available soon." />
              )}
            </Part>
          ),
        },
        {
          value: 'safety',
          label: 'Safety Data',
          content: (
            <Part title="Safety & Handling Information">
              {hasAny(safetyData) ? (
                <SafetySheet safetyData={safetyData} />
              ) : (
                <EmptyState as="p" title="Safety data sheet and handling information will be available soon." />
              )}
            </Part>
          ),
        },
        {
          value: 'suppliers',
          label: 'Suppliers',
          count: offerCount,
          content: <Part title="Available Suppliers">{suppliers}</Part>,
        },
      ]}
    />
  );
};

const hasAny = (pairs: Pairs | null) => Object.keys(pairs ?? {}).length > 0;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" $gap={4}>
    <Heading as="h2">{title}</Heading>
    {children}
  </Stack>
);

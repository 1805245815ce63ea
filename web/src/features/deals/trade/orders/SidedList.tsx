import type { ReactNode } from 'react';
import { searchArgument } from '../../../../kit/searchArgument.ts';
import type { BadgeTone } from '../../../../kit/ui/Badge.tsx';
import { LinkButton } from '../../../../kit/ui/Button.tsx';
import { Select } from '../../../../kit/ui/Control.tsx';
import { Page } from '../../../../kit/ui/Layout.tsx';
import { PageHead } from '../../../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../../../kit/ui/State.tsx';
import { Tabs } from '../../../../kit/ui/Tabs.tsx';
import { useParam } from '../../../../kit/ui/useParam.ts';
import { useTypedParam } from '../../../../kit/ui/useTypedParam.ts';

const tabs = ['all', 'buying', 'selling'] as const;
const labels = { all: 'All', buying: 'Buying', selling: 'Selling' };
const sides = { all: undefined, buying: 'buyer', selling: 'seller' } as const;
const EVERY_STATUS = 'all';

/** Side, status and search of a list of orders or quotes, which are stored in the URL. */
export const useSidedList = <Status extends string>(noun: string, statuses: Record<Status, [string, BadgeTone]>) => {
  const [tab, setTab] = useParam('tab', 'all', tabs);
  const [chosen, choose] = useParam('status', EVERY_STATUS);
  const [typed, setTyped, search] = useTypedParam('q');
  const status = Object.hasOwn(statuses, chosen) ? (chosen as Status) : undefined;
  const clear = () => {
    setTyped('');
    choose(EVERY_STATUS);
  };
  const nothingFound = (
    <EmptyState
      as="h2"
      title={`No ${noun} found`}
      text={`No ${noun} match what you chose.`}
      onClear={clear}
      clearText={`Show all ${noun}`}
    />
  );
  return {
    variables: { side: sides[tab], status, search: searchArgument(search) },
    empty: (none: ReactNode) => (search !== '' || status !== undefined ? nothingFound : none),
    parts: { noun, statuses, tab, setTab, status, choose, typed, setTyped },
  };
};

type SidedListProps = ReturnType<typeof useSidedList>['parts'] & {
  title: string;
  navigation: ReactNode;
  description: string;
  /** What the search finds. */
  searched: string;
  /** The address of the list as a file. */
  file: string;
  counts: Record<(typeof tabs)[number], { totalCount: number }> | undefined;
  children: ReactNode;
};

/** The page of a list of orders or quotes, with a tab for each side. */
export const SidedList = ({
  title,
  navigation,
  description,
  searched,
  file,
  counts,
  children,
  ...parts
}: SidedListProps) => (
  <Page $gap={6}>
    <PageHead
      title={title}
      navigation={navigation}
      description={description}
      actions={
        <>
          <Select
            aria-label="Status"
            value={parts.status ?? EVERY_STATUS}
            onChange={parts.choose}
            options={[
              { value: EVERY_STATUS, label: 'All statuses' },
              ...Object.entries(parts.statuses).map(([value, [label]]) => ({ value, label })),
            ]}
          />
          <LinkButton variant="secondary" href={file} download>
            Export CSV
          </LinkButton>
        </>
      }
    />
    <SearchBox
      label={`Search ${parts.noun}`}
      placeholder={`Search by ${searched}...`}
      value={parts.typed}
      onChange={parts.setTyped}
    />
    <Tabs
      label={title}
      value={parts.tab}
      onChange={parts.setTab}
      tabs={tabs.map((value) => ({ value, label: labels[value], count: counts?.[value].totalCount }))}
    >
      {children}
    </Tabs>
  </Page>
);

import { useState } from 'react';
import { useOnlyReads } from '../../features/people/companies/useOnlyReads.ts';
import { InventoryTable } from '../../features/goods/postings/InventoryTable.tsx';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { Row, Spacer, Stack } from '../../kit/ui/Layout.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import type { InventoryScreenQuery } from './InventoryScreen.generated.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const OfferingTermsDialog = lazyNamed(
  () => import('../../features/goods/postings/OfferingTermsDialog.tsx'),
  'OfferingTermsDialog',
);
const WithdrawDialog = lazyNamed(() => import('../../features/goods/postings/WithdrawDialog.tsx'), 'WithdrawDialog');

const reloaded = ['InventoryScreen'];

type InventoryProps = { offerings: readonly InventoryScreenQuery['offerings']['nodes'][number][] };

/** A seller's offerings, the selected ones, and actions on one or on all selected. */
export const Inventory = ({ offerings }: InventoryProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const onlyReads = useOnlyReads();
  const [edited, edit, close] = useDialogParam('edit');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const active = offerings.filter(({ status }) => status === 'active');
  // Offerings that are no longer listed or active are deselected.
  const chosen = active.filter(({ id }) => selected.has(id));
  const offering = offerings.find(({ id }) => id === edited);

  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };

  return (
    <Stack $gap={4}>
      {active.length > 0 && !onlyReads && (
        <Row>
          <Checkbox
            checked={chosen.length === active.length}
            onChange={(event) => setSelected(new Set(event.target.checked ? active.map(({ id }) => id) : []))}
          >
            Select all active
          </Checkbox>
          <Spacer />
          <SmallText as="span" role="status">
            {chosen.length.toLocaleString('en-US')} selected
          </SmallText>
          <Button size="small" variant="secondary" disabled={chosen.length === 0} onClick={() => setWithdrawing(true)}>
            Withdraw
          </Button>
        </Row>
      )}
      <InventoryTable
        offerings={offerings}
        selected={selected}
        onSelect={onlyReads ? undefined : select}
        onEdit={edit}
      />
      {offering && <OfferingTermsDialog offering={offering} refetch={reloaded} onClose={close} />}
      {isWithdrawing && (
        <WithdrawDialog
          offerings={chosen}
          refetch={reloaded}
          onDone={() => setSelected(new Set())}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Stack>
  );
};

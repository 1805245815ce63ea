import { lazy, Suspense } from 'react';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Data } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import type { ShownOffering } from './OfferingDetails.tsx';

const OfferingTermsDialog = lazy(() =>
  import('../../features/postings/OfferingTermsDialog.tsx').then((m) => ({ default: m.OfferingTermsDialog })),
);
const WithdrawDialog = lazy(() =>
  import('../../features/postings/WithdrawDialog.tsx').then((m) => ({ default: m.WithdrawDialog })),
);

const reloaded = ['OfferingScreen'];
const nothing = () => undefined;

/** What came of an own offering, and what its seller can do with it. */
export function OwnOffering({ offering }: { offering: ShownOffering }) {
  const [open, setOpen] = useParam<'' | 'edit' | 'withdraw'>('open', '', ['', 'edit', 'withdraw']);
  const { title, status, inquiryCount, orders } = offering;
  const isActive = status === 'active';
  const close = useDialogParams('open');
  const count = (value: number) => <Data>{value.toLocaleString('en-US')}</Data>;
  return (
    <Section title="Your offering">
      <KeyValueList
        dense
        items={[
          { label: 'Inquiries', value: count(inquiryCount ?? 0) },
          {
            label: 'Orders',
            value:
              orders.totalCount > 0 ? (
                <TextLink to={paths.ordersOf(title)}>{count(orders.totalCount)}</TextLink>
              ) : (
                count(0)
              ),
          },
        ]}
      />
      <Stack $gap={2}>
        <Button wide onClick={() => setOpen('edit')}>
          {isActive ? 'Edit' : 'Relist'}
        </Button>
        {isActive && (
          <Button wide variant="secondary" onClick={() => setOpen('withdraw')}>
            Withdraw
          </Button>
        )}
        <LinkButton wide variant="secondary" to={paths.inventory}>
          View inventory
        </LinkButton>
      </Stack>
      <Suspense>
        {open === 'edit' && <OfferingTermsDialog offering={offering} refetch={reloaded} onClose={close} />}
        {open === 'withdraw' && (
          <WithdrawDialog offerings={[offering]} refetch={reloaded} onDone={nothing} onClose={close} />
        )}
      </Suspense>
    </Section>
  );
}

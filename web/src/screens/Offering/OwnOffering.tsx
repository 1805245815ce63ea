import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Data } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { WhyNot } from '../../features/people/companies/WhyNot.tsx';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import type { ShownOffering } from './shownOffering.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const OfferingTermsDialog = lazyNamed(
  () => import('../../features/goods/postings/OfferingTermsDialog.tsx'),
  'OfferingTermsDialog',
);
const WithdrawDialog = lazyNamed(() => import('../../features/goods/postings/WithdrawDialog.tsx'), 'WithdrawDialog');

const reloaded = ['OfferingScreen'];

/** The results of the member’s own offering, and the seller's actions. */
export const OwnOffering = ({ offering }: { offering: ShownOffering }) => {
  const [open, setOpen] = useParam<'' | 'edit' | 'withdraw'>('open', '', ['', 'edit', 'withdraw']);
  const { title, viewerCan, inquiryCount, orders } = offering;
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
        {viewerCan.edit || viewerCan.relist ? (
          <Button wide onClick={() => setOpen('edit')}>
            {viewerCan.edit ? 'Edit' : 'Relist'}
          </Button>
        ) : (
          <WhyNot whyNot={viewerCan.whyNot} moves={['edit']} />
        )}
        {viewerCan.withdraw && (
          <Button wide variant="secondary" onClick={() => setOpen('withdraw')}>
            Withdraw
          </Button>
        )}
        <LinkButton wide variant="secondary" to={paths.inventory}>
          View inventory
        </LinkButton>
      </Stack>
      {open === 'edit' && <OfferingTermsDialog offering={offering} refetch={reloaded} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog offerings={[offering]} refetch={reloaded} onClose={close} />}
    </Section>
  );
};

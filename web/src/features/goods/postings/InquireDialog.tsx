import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { NO_SELLER } from 'api/rules/orders';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Money, Quantity } from '../../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../../kit/ui/KeyValueList.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { Loaded } from '../../../kit/ui/Loaded.tsx';
import { SkeletonText } from '../../../kit/ui/Skeleton.tsx';
import { TextLink } from '../../../kit/ui/Text.tsx';
import { paths, type Inquiry } from '../../../paths.ts';
import { useSession } from '../../people/accounts/SessionProvider.tsx';
import { reasonOf } from '../../people/companies/reasonOf.ts';
import { CompanyName } from '../../people/companies/CompanyName.tsx';
import { InquireDialogDocument, type InquireDialogQuery } from './InquireDialog.generated.ts';
import { QuoteRequestForm } from './QuoteRequestForm.tsx';
import { statedTerms } from './statedTerms.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { inquiryLabels } from './inquiryLabels.ts';

type InquireDialogProps = {
  asked?: Inquiry;
  offeringId: string;
  /** An earlier order, whose quantity and address fill in the form. */
  reorder?: string;
  refetch: string[];
  onClose: () => void;
};

/** Asks the seller of an offering, for a quote or with a text, or places an order. */
export const InquireDialog = ({
  asked = 'inquire',
  offeringId,
  reorder = '',
  refetch,
  onClose,
}: InquireDialogProps) => {
  const query = useQuery(InquireDialogDocument, {
    variables: { id: offeringId, reordered: reorder, isReorder: isId(reorder) },
    fetchPolicy: 'cache-and-network',
  });
  const { offering: named } = query.data ?? {};
  return (
    <Dialog
      onClose={onClose}
      title={inquiryLabels[asked]}
      description={named && <TextLink to={paths.offering(named.id)}>{named.title}</TextLink>}
    >
      <Loaded title="This offering" query={query} placeholder={<SkeletonText lines={6} />}>
        {({ offering, reordered }) =>
          offering ? (
            <Stack $gap={5}>
              <Terms offering={offering} />
              <Answer offering={offering} earlier={reordered} asked={asked} refetch={refetch} onClose={onClose} />
            </Stack>
          ) : (
            <Callout title={NO_SELLER}>This offering is not on the market.</Callout>
          )
        }
      </Loaded>
    </Dialog>
  );
};

type Offering = NonNullable<InquireDialogQuery['offering']>;

const Terms = ({ offering: { user, company, quantity, unit, price, terms } }: { offering: Offering }) => (
  <KeyValueList
    dense
    items={[
      { label: 'Supplier', value: <CompanyName user={user} company={company} /> },
      { label: 'Available', value: <Quantity amount={quantity} unit={unit} />, numeric: true },
      { label: 'Price', value: <Money amount={price} unit={unit} />, numeric: true },
      ...statedTerms(terms),
    ]}
  />
);

type AnswerProps = { offering: Offering; earlier: InquireDialogQuery['reordered']; asked: Inquiry } & Pick<
  InquireDialogProps,
  'refetch' | 'onClose'
>;

const Answer = ({ offering, ...rest }: AnswerProps) => {
  const isVisitor = useSession().user === null;
  if (rest.asked === 'quote' && offering.status === 'active' && (isVisitor || offering.viewerCan.inquire)) {
    return (
      <QuoteRequestForm
        about={offering.id}
        offers={[{ ...offering, name: offering.title }]}
        earlier={rest.earlier ? requestAs(rest.earlier) : undefined}
      />
    );
  }
  if (offering.viewerCan.inquire && offering.status === 'active') return <InquiryForm offering={offering} {...rest} />;
  return <Callout>{reasonOf(offering.viewerCan, 'inquire') ?? 'This offering is no longer available.'}</Callout>;
};

/** A request with the terms of an earlier order. */
const requestAs = ({ quantity, unitPrice, terms }: NonNullable<InquireDialogQuery['reordered']>) => ({
  quantity: String(quantity ?? ''),
  price: unitPrice ?? '',
  deliveryTerms: terms.deliveryTerms ?? '',
  deliveryLocation: terms.deliveryLocation ?? '',
  paymentTerms: terms.paymentTerms ?? '',
});

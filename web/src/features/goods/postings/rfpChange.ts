import { rfpExtensionRules, rfpRules, withAddition } from 'api/rules/postings';
import type { EditRfpMutationVariables } from './EditRfpDialog.generated.ts';

export type EditableRfp = {
  id: string;
  title: string;
  description: string;
  quantity: number;
  unit: string;
  targetPrice: string | null;
  deliveryLocation: string | null;
  deliveryDate: string | null;
  closingDate: string | null;
  bidCount: number;
};

export type RfpChange = Omit<EditRfpMutationVariables['input'], 'rfpId'>;

/** All terms except the product. */
export const termsForm = (rfp: EditableRfp) => {
  const schema = rfpRules.omit(['productId']);
  const initialValues = {
    title: rfp.title,
    description: rfp.description,
    quantity: String(rfp.quantity),
    unit: rfp.unit,
    targetPrice: rfp.targetPrice ?? '',
    deliveryLocation: rfp.deliveryLocation ?? '',
    deliveryDate: rfp.deliveryDate ?? '',
    closingDate: rfp.closingDate ?? '',
  };
  const before: Record<string, unknown> = schema.cast(initialValues, { assert: false });
  // Only what differs is sent, so that a change made elsewhere meanwhile is kept.
  const changeIn = (values: object): RfpChange =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));
  return { schema, initialValues, changeIn };
};

/** What can still change once there are bids. */
export const extensionForm = ({ description, closingDate }: EditableRfp) => {
  const schema = rfpExtensionRules({ description, closingDate });
  const initialValues = { addition: '', closingDate: closingDate ?? '' };
  const changeIn = (values: { addition?: string | null; closingDate?: string | null }): RfpChange => ({
    ...(values.addition && { description: withAddition(description, values.addition) }),
    ...((values.closingDate ?? null) !== closingDate && { closingDate: values.closingDate ?? null }),
  });
  return { schema, initialValues, changeIn };
};

import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { EditRfpDocument, type EditRfpMutationVariables } from './EditRfpDialog.generated.ts';
import { EditRfpDialog } from './EditRfpDialog.tsx';
import type { EditableRfp } from './rfpChange.ts';

describe('features/goods/postings/EditRfpDialog', () => {
  const urea: EditableRfp = {
    id: '01958498-c7c0-791b-bd10-11b77d872b3c',
    title: 'Urea',
    description: 'Granular.',
    quantity: 500,
    unit: 'MT',
    targetPrice: '9000.00',
    deliveryLocation: null,
    deliveryDate: null,
    closingDate: '2099-06-30',
    bidCount: 0,
  };

  type Input = EditRfpMutationVariables['input'];

  const show = async (rfp: Partial<EditableRfp> = {}, refusal?: Record<string, unknown>) => {
    const onClose = jest.fn();
    const sent: Input[] = [];
    const { bidCount, ...edited } = { ...urea, ...rfp };
    await renderAs(member, <EditRfpDialog rfp={{ ...edited, bidCount }} refetch={[]} onClose={onClose} />, {
      mocks: [
        {
          request: {
            query: EditRfpDocument,
            variables: ({ input }) => {
              sent.push(input as Input);
              return true;
            },
          },
          result: refusal
            ? { errors: [new GraphQLError('There are bids on these terms.', { extensions: refusal })] }
            : { data: { editRfp: { __typename: 'Rfp', ...edited } } },
        },
      ],
    });
    await screen.findByRole('dialog');
    return { onClose, sent, user: userEvent.setup() };
  };

  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

  test('shows the terms and sends only those that were changed', async () => {
    const { user, sent, onClose } = await show();
    expect(screen.queryByLabelText(/Product/)).toBeNull();
    expect(field(/^Title/).value).toBe('Urea');
    await user.clear(field(/^Quantity/));
    await user.type(field(/^Quantity/), '600');
    await user.clear(field(/^Closing date/));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await screen.findByText('The RFP is changed.')).toBeTruthy();
    expect(sent.at(-1)).toEqual({ rfpId: urea.id, quantity: 600, closingDate: null });
  });

  test('sends nothing if nothing was changed', async () => {
    const { sent, onClose } = await show();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([]);
  });

  test('reports missing values in the words of the specification', async () => {
    const { user, sent } = await show();
    await user.clear(field(/^Title/));
    await save();
    expect(await screen.findByText('Please fill in all required fields.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Title/)));
    expect(sent).toEqual([]);
  });

  test('with bids offers an addition to the description and a later closing date only', async () => {
    const { user, sent, onClose } = await show({ bidCount: 2 });
    expect(screen.getAllByLabelText(/./, { selector: 'input, textarea, select' })).toHaveLength(2);
    await user.type(field(/^Add to the description/), ' In big bags. ');
    await user.clear(field(/^Closing date/));
    await user.type(field(/^Closing date/), '2099-06-29');
    await save();
    const tooEarly = 'Closing date cannot be before 2099-06-30, because there are bids.';
    expect((await screen.findAllByText(tooEarly)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await user.clear(field(/^Closing date/));
    await user.type(field(/^Closing date/), '2099-07-31');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.at(-1)).toEqual({
      rfpId: urea.id,
      description: 'Granular.\n\nIn big bags.',
      closingDate: '2099-07-31',
    });
  });

  test('with bids and without a closing date there is no date to move', async () => {
    await show({ bidCount: 1, closingDate: null });
    expect(screen.queryByLabelText(/^Closing date/)).toBeNull();
  });

  test('an addition that makes the description too long is refused', async () => {
    const { user, sent } = await show({ bidCount: 1, description: 'x'.repeat(3990) });
    await user.type(field(/^Add to the description/), 'In big bags.');
    await save();
    expect((await screen.findAllByText('Addition must be at most 8 characters.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  test('a bid that came first is shown at the fields that it forbids to change', async () => {
    const fields = { quantity: 'cannot change' };
    const { user, onClose } = await show({}, { code: 'CONFLICT', status: 409, fields });
    await user.type(field(/^Quantity/), '0');
    await save();
    await waitFor(() => expect(field(/^Quantity/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('There are bids on these terms.').length).toBeGreaterThan(0);
    expect(onClose).not.toHaveBeenCalled();
  });
});

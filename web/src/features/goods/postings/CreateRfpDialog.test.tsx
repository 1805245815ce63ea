import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { CreateRfpDocument, type CreateRfpMutationVariables } from './CreateRfpDialog.generated.ts';
import { CreateRfpDialog } from './CreateRfpDialog.tsx';
import { ProductChoiceDocument, ProductChoicesDocument, type ProductFieldFragment } from './ProductField.generated.ts';

describe('features/goods/postings/CreateRfpDialog', () => {
  const urea: ProductFieldFragment = {
    __typename: 'Product',
    id: '01958498-c7c0-791b-bd10-11b77d872b3c',
    name: 'Urea',
    casNumber: '57-13-6',
    referenceUnit: 'MT',
  };

  const Address = () => <p>At {useLocation().pathname}</p>;

  type Input = CreateRfpMutationVariables['input'];

  const show = async ({ productId, title }: { productId?: string; title?: string } = {}) => {
    const onClose = jest.fn();
    const sent: Input[] = [];
    const shown = (
      <>
        <CreateRfpDialog productId={productId} title={title} refetch={[]} onClose={onClose} />
        <Address />
      </>
    );
    await renderAs(member, shown, {
      mocks: [
        {
          request: { query: ProductChoicesDocument, variables: () => true },
          maxUsageCount: Infinity,
          result: { data: { products: { __typename: 'ProductConnection', nodes: [urea] } } },
        },
        { request: { query: ProductChoiceDocument, variables: { id: urea.id } }, result: { data: { product: urea } } },
        {
          request: {
            query: CreateRfpDocument,
            variables: ({ input }) => {
              sent.push(input as Input);
              return true;
            },
          },
          result: { data: { postRfp: { __typename: 'Rfp', id: 'rfp-1' } } },
        },
      ],
    });
    await screen.findByLabelText('Title');
    return { onClose, sent, user: userEvent.setup() };
  };

  const post = () => userEvent.click(screen.getByRole('button', { name: 'Post RFP' }));
  const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

  test('reports missing values in the words of the specification', async () => {
    const { onClose, sent } = await show();
    await post();
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(screen.getByText('Please fill in all required fields.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    expect(sent).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('starts with the product in the URL and its usual unit', async () => {
    await show({ productId: urea.id });
    expect(field('Title').value).toBe('Urea');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Product/ }).value).toBe('Urea · 57-13-6');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('MT');
  });

  test('starts with the text in the URL', async () => {
    await show({ title: 'Soda ash' });
    expect(field('Title').value).toBe('Soda ash');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Product/ }).value).toBe('Not in the catalogue');
  });

  test('rejects a closing date in the past', async () => {
    const { user, sent } = await show({ productId: urea.id });
    await user.type(field('Description'), 'Granular');
    await user.type(screen.getByLabelText('Quantity'), '500');
    await user.type(screen.getByLabelText(/Closing date/), '2020-01-01');
    await post();
    expect((await screen.findAllByText(/^Closing date cannot be in the past\./)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  test('sends the input and leads to the RFP', async () => {
    const { user, sent } = await show({ productId: urea.id });
    await user.type(field('Description'), '  Granular ');
    await user.type(screen.getByLabelText('Quantity'), '500');
    await post();
    expect(await screen.findByText('Your RFP has been created successfully!')).toBeTruthy();
    expect(await screen.findByText('At /rfps/rfp-1')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({
      title: 'Urea',
      description: 'Granular',
      productId: urea.id,
      quantity: 500,
      unit: 'MT',
      targetPrice: null,
      deliveryLocation: null,
      closingDate: null,
    });
    expect(sent.at(-1)?.idempotencyKey).toBeTruthy();
  });
});

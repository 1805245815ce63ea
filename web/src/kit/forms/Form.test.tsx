import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money, whole } from 'api/rules/values';
import { object, string } from 'yup';
import { toast, useToasts } from '../toasts/store.ts';
import { Form, type Refusal } from './Form.tsx';
import { MoneyField, NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';

describe('kit/forms/Form', () => {
  const schema = object({
    title: string().trim().required('Title is required.'),
    unit: string().required('Unit is required.'),
  });

  type Answer = { ok: true } | Refusal;

  const show = (answer: Answer = { ok: true }) => {
    const onSubmit = jest.fn((_values: { title: string; unit: string }) => Promise.resolve(answer));
    const onInvalid = jest.fn();
    render(
      <Form initialValues={{ title: '', unit: '' }} schema={schema} onSubmit={onSubmit} onInvalid={onInvalid}>
        <TextField name="title" label="Title" />
        <TextField name="unit" label="Unit" />
        <button type="submit">Send</button>
      </Form>,
    );
    return { onSubmit, onInvalid };
  };

  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  const fillIn = async () => {
    await userEvent.type(screen.getByLabelText('Title'), '  Urea ');
    await userEvent.type(screen.getByLabelText('Unit'), 'MT');
  };

  it('shows missing fields, focuses the first one and does not submit', async () => {
    const { onSubmit, onInvalid } = show();
    await send();
    expect(await screen.findByText('Title is required.')).toBeTruthy();
    expect(screen.getByText('Unit is required.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits the values as cast by the rules', async () => {
    const { onSubmit } = show();
    await fillIn();
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ title: 'Urea', unit: 'MT' }));
  });

  it('takes the toast about an earlier attempt away with the next one', async () => {
    show();
    toast({ title: 'Validation Error' });
    const { result } = renderHook(useToasts);
    await fillIn();
    await send();
    await waitFor(() => expect(result.current.map(({ open }) => open)).toEqual([false]));
  });

  it('shows server errors at their fields', async () => {
    show({ ok: false, reason: 'Please check the input.', fields: { unit: 'Unit must be one of MT, KG.' } });
    await fillIn();
    await send();
    expect(await screen.findByText('Unit must be one of MT, KG.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Unit')));
  });

  it('shows errors without a field above the form', async () => {
    show({ ok: false, reason: 'This RFP is closed.', fields: { elsewhere: 'x' } });
    await fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('This RFP is closed.');
  });

  it('shows the whole sentence if the server’s field message is only its end', async () => {
    const reason = 'The bid must be at least $1,050.00.';
    show({ ok: false, reason, fields: { unit: 'must be at least 1050.00' } });
    await fillIn();
    await send();
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it('validates a field when it is left, but only after the click that left it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByLabelText('Title'));
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('Unit') });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('Title is required.')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText('Title is required.')).toBeTruthy();
  });

  describe('a number', () => {
    const showNumbers = () => {
      const onSubmit = jest.fn();
      render(
        <Form
          initialValues={{ price: '', quantity: '' }}
          schema={object({ price: money('Price'), quantity: whole('Quantity') })}
          onSubmit={onSubmit}
        >
          <MoneyField name="price" label="Price" />
          <NumberField name="quantity" label="Quantity" hint="In tons." />
          <button type="submit">Send</button>
        </Form>,
      );
      return onSubmit;
    };
    const type = async (price: string, quantity: string) => {
      await userEvent.type(screen.getByLabelText('Price'), price);
      await userEvent.type(screen.getByLabelText('Quantity'), quantity);
    };

    it('stays as it was typed, says how it was read and is submitted as that', async () => {
      const onSubmit = showNumbers();
      await type('210,50', '1 250');
      expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('210,50');
      expect(screen.getByText('Read as 210.50.')).toBeTruthy();
      expect(screen.getByText('Read as 1250. In tons.')).toBeTruthy();
      await send();
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: '210.50', quantity: 1250 }));
    });

    it('with two meanings is refused with both', async () => {
      const onSubmit = showNumbers();
      await type('1.250', '22,680');
      await send();
      expect(await screen.findByText('Price “1.250” can mean 1.25 or 1250. Please write one of them.')).toBeTruthy();
      expect(screen.getByText('Quantity “22,680” can mean 22.68 or 22680. Please write one of them.')).toBeTruthy();
      expect(onSubmit).not.toHaveBeenCalled();
    });
  });
});

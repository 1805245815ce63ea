import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DateField } from './DateField.tsx';
import { Form } from './Form.tsx';

describe('kit/forms/DateField', () => {
  const show = () => {
    const element = (
      <Form initialValues={{ day: '' }} onSubmit={() => undefined}>
        <DateField name="day" label="Last day" hint="In UTC." />
      </Form>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    return screen.getByLabelText<HTMLInputElement>('Last day');
  };
  /** False if the browser is left to do with it what it does. */
  const paste = (field: HTMLElement, text: string) =>
    !fireEvent.paste(field, { clipboardData: { getData: () => text } });

  test.each(['31.12.2026', '12/31/2026', '2026年12月31日', '٣١/١٢/٢٠٢٦', '31 Aralık 2026', '2026-12-31'])(
    '%s can be pasted',
    async (text) => {
      const field = show();
      expect(paste(field, text)).toBe(true);
      await waitFor(() => expect(field.value).toBe('2026-12-31'));
    },
  );

  test('a day that can be read in two ways is refused with both', async () => {
    const field = show();
    expect(paste(field, '02/03/2027')).toBe(true);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Last day “02\/03\/2027” can mean .* or .*/));
    expect(field.value).toBe('');
  });

  test('other texts are left to the browser', () => expect(paste(show(), 'soon')).toBe(false));

  test('a year has four digits', () => expect(show().max).toBe('9999-12-31'));
});

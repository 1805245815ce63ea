import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './Combobox.tsx';
import type { Option } from './Control.tsx';
import { DialogFrame } from './Dialog.tsx';

describe('kit/ui/Combobox', () => {
  const materials = ['Acetone', 'Ammonia', 'Urea'].map((label) => ({ value: label.toLowerCase(), label }));

  const Choice = ({ onChange }: { onChange: (option: Option) => void }) => {
    const [selected, select] = useState<Option>();
    const [typed, search] = useState('');
    return (
      <Combobox
        id="product"
        name="product"
        aria-label="Product"
        aria-invalid={false}
        aria-describedby={undefined}
        aria-required
        selected={selected}
        options={materials.filter(({ label }) => label.toLowerCase().includes(typed))}
        onSearch={search}
        onBlur={() => undefined}
        onChange={(option) => {
          select(option);
          onChange(option);
        }}
      />
    );
  };

  const show = () => {
    const onChange = jest.fn();
    render(
      <>
        <Choice onChange={onChange} />
        <button type="button">Next</button>
      </>,
    );
    return { ...find(), onChange };
  };

  const find = () => ({
    box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' }),
    user: userEvent.setup(),
  });

  const active = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');

  test('the list is closed until it is opened', async () => {
    const { box, user } = show();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await user.click(box);
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Acetone', 'Ammonia', 'Urea']);
  });

  test('arrow keys wrap around, and Enter selects the active option without submitting the form', async () => {
    const { box, user, onChange } = show();
    await user.click(box);
    await user.keyboard('{ArrowUp}');
    expect(active(box)?.textContent).toBe('Urea');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(box)?.textContent).toBe('Ammonia');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith({ value: 'ammonia', label: 'Ammonia' });
    expect(box.value).toBe('Ammonia');
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  test('typing filters the list, and an empty result is announced', async () => {
    const { box, user } = show();
    await user.type(box, 'ur');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Urea']);
    expect(active(box)?.textContent).toBe('Urea');
    await user.type(box, 'x');
    expect(screen.getByRole('option').textContent).toBe('Nothing found');
  });

  test('leaving it restores the selected label', async () => {
    const { box, user, onChange } = show();
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'Urea' }));
    await user.clear(box);
    await user.type(box, 'ac');
    await user.tab();
    expect(box.value).toBe('Urea');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('Escape closes the list first and the dialog around it next', async () => {
    const close = jest.fn();
    render(
      <DialogFrame title="New request" onClose={close}>
        <Choice onChange={() => undefined} />
      </DialogFrame>,
    );
    const { box, user } = find();
    await user.type(box, 'ur');
    await user.keyboard('{Escape}');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box.value).toBe('');
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('Escape in a closed list keeps the selected option', async () => {
    const { box, user, onChange } = show();
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'Urea' }));
    await user.keyboard('{Escape}');
    expect(box.value).toBe('Urea');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('a second click keeps the list open, and a click elsewhere closes it', async () => {
    const { box, user } = show();
    await user.click(box);
    await user.click(box);
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await user.click(document.body);
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  test('leaving it with a highlighted option does not select that option', async () => {
    const { box, user, onChange } = show();
    await user.click(box);
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(box.value).toBe('');
  });

  test('Enter in an empty result selects nothing and clears the search', async () => {
    const { box, user, onChange } = show();
    await user.type(box, 'xyz{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(box.value).toBe('');
    await user.click(box);
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  test('it opens at the selected option', async () => {
    const { box, user } = show();
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'Urea' }));
    await user.click(box);
    expect(active(box)?.textContent).toBe('Urea');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Urea');
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

describe('kit/ui/Tabs', () => {
  const Example = () => {
    const [value, setValue] = useState<'one' | 'two' | 'three'>('one');
    return (
      <Tabs
        label="Example"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'one', label: 'One', count: 1200, content: 'first' },
          { value: 'two', label: 'Two', content: 'second' },
          { value: 'three', label: 'Three', content: 'third' },
        ]}
      />
    );
  };

  it('shows the selected tab with its count, and a panel labelled by it', async () => {
    render(<Example />);
    expect(screen.getByRole('tab', { name: 'One 1,200' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('second');
  });

  it('Tab leaves the tabs without stopping at the panel', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

import { render, screen } from '@testing-library/react';
import { color } from '../../theme.ts';
import { Change } from './Figures.tsx';

describe('kit/ui/Figures', () => {
  test.each([
    ['a rise', 3, false, color.up],
    ['a fall', -3, false, color.down],
    ['a rise for who pays', 3, true, color.down],
    ['a fall for who pays', -3, true, color.up],
  ])('%s has the right colour', (_what, value, isLessBetter, expected) => {
    render(<Change value={value} isLessBetter={isLessBetter} />);
    expect(getComputedStyle(screen.getByText(/3\.00 %/)).color).toBe(expected);
  });
});

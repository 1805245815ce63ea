import { render, screen } from '@testing-library/react';
import { PasswordChecklist } from './PasswordChecklist.tsx';

describe('features/people/accounts/PasswordChecklist', () => {
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('is hidden until a password is typed', () => {
    const { container } = render(<PasswordChecklist password="" />);
    expect(container.textContent).toBe('');
  });

  it('ticks the requirements that are met', () => {
    render(<PasswordChecklist password="lead4" />);
    expect(lines()).toEqual([
      'At least 8 characters: not met',
      'One uppercase letter: not met',
      'One lowercase letter: met',
      'One number: met',
      'One special character: not met',
    ]);
  });

  it('ticks every requirement for a good password', () => {
    render(<PasswordChecklist password="Galena-2316" />);
    expect(lines().every((line) => line?.endsWith(': met'))).toBe(true);
  });

  it('adds the reason of the server as a sixth line', () => {
    render(<PasswordChecklist password="Password1!" weakness="This password is easy to guess." />);
    expect([lines().length, lines().at(-1)]).toEqual([6, 'This password is easy to guess.']);
  });
});

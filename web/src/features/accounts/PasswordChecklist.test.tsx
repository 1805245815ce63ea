import { render, screen } from '@testing-library/react';
import { PasswordChecklist } from './PasswordChecklist.tsx';

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('is not there until something is typed', () => {
  const { container } = render(<PasswordChecklist password="" />);
  expect(container.textContent).toBe('');
});

it('ticks off what is met', () => {
  render(<PasswordChecklist password="lead4" />);
  expect(lines()).toEqual([
    'At least 8 characters: not met',
    'One uppercase letter: not met',
    'One lowercase letter: met',
    'One number: met',
    'One special character: not met',
  ]);
});

it('is all met by a good password', () => {
  render(<PasswordChecklist password="Galena-2316" />);
  expect(lines().every((line) => line?.endsWith(': met'))).toBe(true);
});

it('adds a sixth line for a password that everybody tries', () => {
  render(<PasswordChecklist password="Password1!" />);
  expect(lines().at(-1)).toBe('This password is too common. Please choose another one.');
});

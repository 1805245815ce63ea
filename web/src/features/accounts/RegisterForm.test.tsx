import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAs } from '../../../test/renderAs.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { forgetRegistration } from './registrationDraft.ts';
import { rememberEmail } from './typedEmail.ts';

const fields: [label: string, value: string][] = [
  ['First Name', 'Ada'],
  ['Last Name', 'Weiss'],
  ['Business Email', 'ada@weiss-salts.example'],
  ['Mobile Number', '+43 660 1234567'],
  ['Company Name', 'Weiss Salts'],
  ['Position', 'Purchasing'],
  ['Country', 'Austria'],
  ['City', 'Linz'],
];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' });

async function show(password: string, confirmation = password) {
  await renderAs(null, <RegisterForm />);
  // Letter by letter it would be a hundred events, each with the whole form after it.
  for (const [label, value] of [...fields, ['Password', password], ['Confirm Password', confirmation]] as const)
    if (value) fireEvent.change(field(label), { target: { value } });
  return userEvent.setup();
}

async function consent(user: ReturnType<typeof userEvent.setup>) {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}

afterEach(() => {
  sessionStorage.clear();
  forgetRegistration();
});

test('starts as a buyer, with the email typed on the landing page', async () => {
  rememberEmail(' ada@weiss-salts.example ');
  await renderAs(null, <RegisterForm />);
  expect(field('Business Email').value).toBe('ada@weiss-salts.example');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'I am a' }).value).toBe('buyer');
});

test('the button waits for both consents', async () => {
  await renderAs(null, <RegisterForm />);
  const [terms, privacy] = screen.getAllByRole('checkbox');
  expect(create()).toBeDisabled();
  await userEvent.click(terms!);
  expect(create()).toBeDisabled();
  await userEvent.click(privacy!);
  expect(create()).toBeEnabled();
});

test.each([
  ['quartz', 'other', 'Please meet all password requirements'],
  ['Quartz-4711!', 'Quartz-4711', 'Passwords do not match'],
])('%s and %s: %s, as the first of its faults', async (password, confirmation, sentence) => {
  const user = await show(password, confirmation);
  await consent(user);
  await user.click(create());
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(1);
});

test('a common password is refused once, in the checklist', async () => {
  const user = await show('Password1!');
  await consent(user);
  await user.click(create());
  await waitFor(() => expect(field('Password')).toBeInvalid());
  expect(screen.getAllByText('This password is too common. Please choose another one.')).toHaveLength(1);
  expect(field('Password')).toHaveAccessibleDescription('This password is too common. Please choose another one.');
});

test('what is missing stands at its field', async () => {
  const user = await show('Quartz-4711!');
  await user.clear(field('City'));
  await consent(user);
  await user.click(create());
  expect(await screen.findByText('City is required.')).toBeTruthy();
  expect(document.activeElement).toBe(field('City'));
});

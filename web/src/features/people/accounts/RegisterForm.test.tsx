import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EASY_TO_GUESS } from 'api/rules/accounts';
import { GraphQLError } from 'graphql';
import { renderAs } from '../../../../test/renderAs.tsx';
import { RegisterDocument } from './Register.generated.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { clearRegistration, registrationDraft, saveRegistration } from './registrationDraft.ts';
import { rememberEmail } from './typedEmail.ts';

describe('features/people/accounts/RegisterForm', () => {
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

  const registration = {
    firstName: 'Ada',
    lastName: 'Weiss',
    onlyOneName: false,
    email: 'ada@weiss-salts.example',
    mobileNumber: '+43 660 1234567',
    companyName: 'Weiss Salts',
    position: 'Purchasing',
    country: 'Austria',
    city: 'Linz',
    role: 'buyer',
    acceptTerms: true,
    acceptPrivacy: true,
  };

  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' });

  const show = async (password: string, confirmation = password, mocks: readonly MockLink.MockedResponse[] = []) => {
    await renderAs(null, <RegisterForm />, { mocks });
    // Pasted, because typing every letter would be slow.
    for (const [label, value] of [...fields, ['Password', password], ['Confirm Password', confirmation]] as const)
      if (value) fireEvent.change(field(label), { target: { value } });
    return userEvent.setup();
  };

  const consent = async (user: ReturnType<typeof userEvent.setup>) => {
    for (const box of screen.getAllByRole('checkbox', { name: /^I accept/ })) await user.click(box);
  };

  afterEach(() => {
    sessionStorage.clear();
    clearRegistration();
  });

  test('starts as a buyer with the email typed on the landing page', async () => {
    rememberEmail(' ada@weiss-salts.example ');
    await renderAs(null, <RegisterForm />);
    expect(field('Business Email').value).toBe('ada@weiss-salts.example');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'I am a' }).value).toBe('buyer');
  });

  test('who was invited finds the company of the invitation, which is fixed', async () => {
    saveRegistration({ ...registrationDraft(), companyName: 'Northsea Chemicals' });
    await renderAs(null, <RegisterForm />, { at: '/auth?tab=register&next=%2Finvitations%23a-token' });
    expect(field('Company Name')).toHaveValue('Northsea Chemicals');
    expect(field('Company Name')).toHaveAttribute('readonly');
  });

  test('the button is disabled until both consents are given', async () => {
    await renderAs(null, <RegisterForm />);
    const [terms, privacy] = screen.getAllByRole('checkbox', { name: /^I accept/ });
    expect(create()).toBeDisabled();
    await userEvent.click(terms!);
    expect(create()).toBeDisabled();
    await userEvent.click(privacy!);
    expect(create()).toBeEnabled();
  });

  test.each([
    ['quartz', 'other', 'Please meet all password requirements'],
    ['Quartz-4711!', 'Quartz-4711', 'Passwords do not match'],
  ])('passwords %s and %s: the toast says %s', async (password, confirmation, sentence) => {
    const user = await show(password, confirmation);
    await consent(user);
    await user.click(create());
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(1);
  });

  test('a form sent without both consents says so', async () => {
    await show('Quartz-4711!');
    fireEvent.submit(create().form!);
    await screen.findAllByText('Please accept the Terms and Conditions and Privacy Policy');
  });

  test.each(['Password', 'Confirm Password'])('%s can be shown and hidden', async (label) => {
    await renderAs(null, <RegisterForm />);
    await userEvent.click(screen.getByRole('button', { name: `Show ${label.toLowerCase()}` }));
    expect(field(label).type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: `Hide ${label.toLowerCase()}` }));
    expect(field(label).type).toBe('password');
  });

  const WEAK = `${EASY_TO_GUESS}: it repeats the same characters.`;

  test('a weak password is reported once, below the checklist, until it is changed', async () => {
    const password = 'Ab1!Ab1!Ab1!';
    const input = { ...registration, password, confirmPassword: password };
    const refusal = new GraphQLError(WEAK, { extensions: { status: 400, fields: { password: WEAK } } });
    const request = { query: RegisterDocument, variables: { input } };
    const user = await show(password, password, [{ request, result: { errors: [refusal] } }]);
    await consent(user);
    await user.click(create());
    await screen.findByText(WEAK);
    expect(field('Password')).toHaveAccessibleDescription(WEAK);
    expect(
      within(screen.getByRole('list', { name: 'Password requirements' }))
        .getAllByRole('listitem')
        .at(-1),
    ).toHaveTextContent(WEAK);
    fireEvent.blur(field('City'));
    await waitFor(() => expect(field('Password')).toBeValid());
    expect(screen.getAllByText(WEAK)).toHaveLength(1);
    fireEvent.change(field('Password'), { target: { value: 'Quartz-4711!' } });
    await waitFor(() => expect(screen.queryByText(WEAK)).toBeNull());
  });

  test('a person with one name is registered without a last name', async () => {
    const password = 'Quartz-4711!';
    const input = { ...registration, lastName: '', onlyOneName: true, password, confirmPassword: password };
    const refusal = new GraphQLError('Registered.', { extensions: { status: 400 } });
    const request = { query: RegisterDocument, variables: { input } };
    const user = await show(password, password, [{ request, result: { errors: [refusal] } }]);
    await user.click(screen.getByRole('checkbox', { name: 'I have only one name' }));
    await waitFor(() => expect(screen.queryByLabelText('Last Name')).toBeNull());
    await consent(user);
    await user.click(create());
    expect(await screen.findByText('Registered.')).toBeTruthy();
  });

  test('missing values are reported at their fields', async () => {
    const user = await show('Quartz-4711!');
    await user.clear(field('City'));
    await consent(user);
    await user.click(create());
    expect(await screen.findByText('City is required.')).toBeTruthy();
    expect(document.activeElement).toBe(field('City'));
  });

  describe('on a phone', () => {
    beforeEach(() => {
      jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
        Object.assign(new EventTarget(), {
          matches: query.includes('max-width: 640px'),
          media: query,
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
        }),
      );
    });

    const next = () => screen.getByRole('button', { name: 'Next' });
    const fillIn = (labels: string[]) => {
      for (const [label, value] of fields)
        if (labels.includes(label)) fireEvent.change(field(label), { target: { value } });
    };
    const said = (text: string) => screen.findByText(text, { selector: '[role="status"]' });
    const you = ['First Name', 'Last Name', 'Business Email', 'Mobile Number'];
    const company = ['Company Name', 'Position', 'Country', 'City'];

    const untilLastStep = async (mocks: readonly MockLink.MockedResponse[] = []) => {
      await renderAs(null, <RegisterForm />, { mocks });
      const user = userEvent.setup();
      fillIn(you);
      await user.type(field('Mobile Number'), '{Enter}');
      await said('Step 2 of 3: Company Information');
      fillIn(company);
      await user.click(next());
      await said('Step 3 of 3: Account Information');
      return user;
    };

    test('each step shows and checks its own fields only', async () => {
      await renderAs(null, <RegisterForm />);
      const user = userEvent.setup();
      expect(screen.getAllByRole('group')).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
      await user.click(next());
      expect(await screen.findByText('First name is required.')).toBeVisible();
      await waitFor(() => expect(document.activeElement).toBe(field('First Name')));
      expect(screen.queryByText('City is required.')).toBeNull();
      expect(screen.queryByText('Please meet all password requirements')).toBeNull();
      fillIn(you);
      await user.click(next());
      await said('Step 2 of 3: Company Information');
      await waitFor(() => expect(document.activeElement).toBe(field('Company Name')));
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Company');
    });

    test('Enter goes on, Back returns, and nothing is lost', async () => {
      const user = await untilLastStep();
      fireEvent.change(field('Password'), { target: { value: 'Quartz-4711!' } });
      for (const title of ['Step 2 of 3: Company Information', 'Step 1 of 3: Personal Information']) {
        await user.click(screen.getByRole('button', { name: 'Back' }));
        await said(title);
      }
      expect(field('First Name')).toBeVisible();
      for (const [label, value] of [...fields, ['Password', 'Quartz-4711!'] as const])
        expect(field(label).value).toBe(value);
    });

    test('a server error opens the step of its field', async () => {
      const password = 'Quartz-4711!';
      const taken = 'An account with this email already exists.';
      const refusal = new GraphQLError(taken, {
        extensions: { status: 409, code: 'EMAIL_TAKEN', fields: { email: taken } },
      });
      const input = { ...registration, password, confirmPassword: password };
      const request = { query: RegisterDocument, variables: { input } };
      const user = await untilLastStep([{ request, result: { errors: [refusal] } }]);
      for (const label of ['Password', 'Confirm Password'])
        fireEvent.change(field(label), { target: { value: password } });
      await consent(user);
      await user.click(create());
      await said('Step 1 of 3: Personal Information');
      await waitFor(() => expect(field('Business Email')).toHaveAccessibleDescription(taken));
      await waitFor(() => expect(document.activeElement).toBe(field('Business Email')));
    });
  });

  test('a reloaded page still has what was typed, except for the passwords', async () => {
    await show('Quartz-4711!');
    await waitFor(() => expect(sessionStorage.getItem('registration')).toContain('Linz'));
    expect(Object.values(sessionStorage).join()).not.toContain('Quartz');
  });
});

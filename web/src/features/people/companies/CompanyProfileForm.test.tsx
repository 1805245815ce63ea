import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, reader, renderAs } from '../../../../test/renderAs.tsx';
import { CompanyProfileForm } from './CompanyProfileForm.tsx';
import {
  SaveCompanyProfileDocument,
  type SaveCompanyProfileMutationVariables,
} from './CompanyProfileForm.generated.ts';

describe('features/people/companies/CompanyProfileForm', () => {
  const show = async (user = member) => {
    const sent: SaveCompanyProfileMutationVariables['input'][] = [];
    await renderAs(user, <CompanyProfileForm profile={null} companyName="Weiss Salts" refetch={[]} />, {
      mocks: [
        {
          request: {
            query: SaveCompanyProfileDocument,
            variables: ({ input }) => {
              sent.push(input as (typeof sent)[number]);
              return true;
            },
          },
          result: { data: { saveCompanyProfile: null } },
        },
      ],
    });
    return sent;
  };

  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));

  test('begins with what the registration says', async () => {
    const registered = { mobileNumber: '+43 660 555', country: 'Austria' };
    const form = <CompanyProfileForm profile={null} companyName="Weiss" registered={registered} refetch={[]} />;
    await renderAs(member, form);
    expect([field(/^Phone/).value, field(/^Country/).value]).toEqual(['+43 660 555', 'Austria']);
  });

  test('requires name and phone', async () => {
    const sent = await show();
    expect(field(/^Company name/).value).toBe('Weiss Salts');
    await save();
    expect(await screen.findByText('Please fill in all required fields.')).toBeTruthy();
    expect(screen.getByText('Phone is required.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('reports other invalid values', async () => {
    const sent = await show();
    await userEvent.type(field(/^Phone/), '+43 732 555');
    await userEvent.type(field(/^Website/), 'weiss-salts.example');
    await save();
    expect((await screen.findAllByText('Website must start with http:// or https://.')).length).toBe(2);
    expect(sent).toEqual([]);
  });

  test('sends the other fields as typed, and null for empty ones', async () => {
    const sent = await show();
    await userEvent.type(field(/^Phone/), ' +43 732 555 ');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      companyName: 'Weiss Salts',
      phone: '+43 732 555',
      website: null,
      contactEmail: null,
      address: null,
    });
  });

  test.each([
    ['Only the owner and the admins of the company can change it.', reader()],
    ['Your company is locked: it can read, but not trade.', reader('Fraud')],
  ])('cannot be saved: %s', async (why, user) => {
    await show(user);
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save Profile' })).toBeNull();
  });
});

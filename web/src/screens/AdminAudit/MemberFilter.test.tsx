import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { MembersNamedDocument } from './MemberFilter.generated.ts';
import { MemberFilter } from './MemberFilter.tsx';

describe('screens/AdminAudit/MemberFilter', () => {
  const onChange = jest.fn();
  const answer = (search: string, ...nodes: object[]) => ({
    request: { query: MembersNamedDocument, variables: { search } },
    result: { data: { members: { __typename: 'UserConnection', nodes } } },
  });
  const ada = { __typename: 'User', id: 'u1', firstName: 'Ada', lastName: 'Weiss', companyName: 'Weiss Salts' };
  const show = (id: string, name?: string) =>
    renderAs(member, <MemberFilter label="About" id={id} name={name} onChange={onChange} />, {
      mocks: [answer('weiss', ada), answer('o-42')],
    });
  const box = () => screen.getByRole('combobox', { name: 'About' });
  const options = async (name: RegExp) => (await screen.findByRole('option', { name })).click();

  test('a member is chosen by name, a record by its id, and the choice is taken back', async () => {
    await show('');
    expect(box()).toHaveValue('Any');
    await userEvent.click(box());
    await userEvent.keyboard('weiss');
    await options(/^Ada Weiss, Weiss Salts$/);
    expect(onChange).toHaveBeenLastCalledWith('u1');
    await userEvent.clear(box());
    await userEvent.type(box(), 'o-42');
    await options(/^The id o-42$/);
    expect(onChange).toHaveBeenLastCalledWith('o-42');
  });

  test('shows the name of a chosen member, and offers to take the filter back', async () => {
    await show('u1', 'Ada Weiss, Weiss Salts');
    expect(box()).toHaveValue('Ada Weiss, Weiss Salts');
    await userEvent.click(box());
    await options(/^Any$/);
    expect(onChange).toHaveBeenLastCalledWith('');
  });
});

import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { PostedBy } from './PostedBy.tsx';

const person = (id: string) => ({ id, firstName: 'Runa', lastName: 'Prado', companyName: 'Prado Paints' });

test.each([
  ['the viewer', member.id, true, 'by you'],
  ['a colleague', 'runa', true, 'by Runa Prado (colleague)'],
  ['another company', 'runa', false, 'by Prado Paints'],
])('names %s', async (_who, id, isOwn, words) => {
  await renderAs(
    member,
    <PostedBy record={{ createdAt: '2026-11-20T09:00:00.000Z', user: person(id), company: null }} isOwn={isOwn} />,
  );
  expect(screen.getByRole('main')).toHaveTextContent(new RegExp(`${words.replace(/[()]/g, '.')}$`));
});

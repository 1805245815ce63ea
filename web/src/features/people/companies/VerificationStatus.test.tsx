import { screen } from '@testing-library/react';
import { member, renderAs } from '../../../../test/renderAs.tsx';
import { VerificationSteps } from './VerificationStatus.tsx';

describe('features/people/companies/VerificationStatus', () => {
  test.each([
    [null, ['Save the profile', 'Review, still to come', 'Verified, still to come'], 'Save the profile'],
    ['pending', ['Save the profile, done', 'Review', 'Verified, still to come'], 'Review'],
    [
      'revision_requested',
      ['Correct the profile', 'Review, still to come', 'Verified, still to come'],
      'Correct the profile',
    ],
    ['approved', [], undefined],
    ['rejected', ['Save the profile, done', 'Review, not passed', 'Verified, still to come'], 'Review, not passed'],
  ] as const)('a company whose status is %s sees where it is', async (status, steps, current) => {
    await renderAs(member, <VerificationSteps status={status} />);
    const items = screen.queryAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual(steps);
    expect(items.find((item) => item.ariaCurrent === 'step')?.textContent?.replace(/^\d/, '')).toBe(current);
  });
});

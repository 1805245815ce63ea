// A command whose answer is lost on the way: the browser does not know whether it arrived, and sends it once.
import { joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import { loseAnswers, restoreResponses } from '../../test/responses.ts';

const market = joinMarket();

test('an RFP whose answer was lost is one record, also when it is sent again after a reload', async () => {
  const { page, press, fill, toast, graphql } = await newMember(await market.visit());
  const rfp = { Title: 'Soda ash for Ghent', Description: 'Dense.', Quantity: '25', 'Target budget': '9000' };
  const dialog = page.getByRole('dialog', { name: 'Create RFP' });
  const post = async () => {
    await page.goto('/marketplace?tab=requirements');
    await press('Post RFP');
    await fill({ ...rfp, Unit: 'MT', 'Delivery location': 'Ghent' }, dialog);
    await press('Post RFP', dialog);
  };
  await loseAnswers(page, 'CreateRfp');
  await post();
  const isUnknown = 'We do not know whether it arrived. Look in your RFPs before you try again.';
  await toast('No answer', isUnknown);
  await restoreResponses(page);
  await post();
  await toast('Success', 'Your RFP has been created successfully!');
  const { rfps } = await graphql<{ rfps: object }>('{ rfps(mine: true) { totalCount } }');
  expect(rfps).toEqual({ totalCount: 1 });
});

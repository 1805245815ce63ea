// On a phone, what a bidder decides by stays in sight while the page scrolls, and a late bid's extension is said.
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';

const market = joinMarket();

test('price, clock, rank and Place Bid stay in sight at the end of the page, and the extension of a late bid is said', async () => {
  const [seller, ada, ben] = await Promise.all([
    market.visit().then((context) => newMember(context)),
    market.visit(375).then((context) => newMember(context, { companyName: 'Adler Farms' })),
    market.visit().then((context) => newMember(context, { companyName: 'Okafor Farms' })),
  ]);
  const post = async ({ page }: typeof ada, path: string, data: object) => {
    const answer = await page.context().request.post(path, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return ((await answer.json()) as { id: string }).id;
  };
  const now = Date.now();
  const auctionId = await post(seller, '/api/auctions', {
    ...{ userId: seller.id, title: 'Urea, late bids', description: 'In big bags.', productId: 'none' },
    ...{ quantity: 60, unit: 'MT', startingPrice: '20000.00', startTime: new Date(now - 1_000).toISOString() },
    ...{ endTime: new Date(now + 4 * 60_000).toISOString(), autoExtend: true, autoExtendDuration: 5 },
  });
  await post(ada, '/api/bids', { userId: ada.id, auctionId, amount: '20000.00' });

  const { page, heading, complaints } = ada;
  await page.goto(`/auctions/${auctionId}`);
  await heading('Urea, late bids');
  await page.getByText('You lead', { exact: true }).waitFor();
  await page.getByText('Terms', { exact: true }).click();
  await page.getByText('Bid visibility').waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await post(ben, '/api/bids', { userId: ben.id, auctionId, amount: '20500.00' });

  const inSight = async (text: RegExp) => {
    const box = await page.getByText(text).filter({ visible: true }).first().boundingBox();
    return box !== null && box.y > 0 && box.y + box.height <= page.viewportSize()!.height;
  };
  for (const text of [/^Extended by [^,]+$/, /^Outbid · rank 2$/, /^Ends in 0\d:\d\d$/, /^Place Bid$/])
    await eventually(async () => expect([text, await inSight(text)]).toEqual([text, true]));
  // What the late bid added made the page longer.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await page.getByRole('contentinfo').evaluate((end) => end.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    (await page.getByRole('button', { name: 'Place Bid' }).boundingBox())!.y,
  );
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

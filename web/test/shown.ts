import type { BrowserContext } from 'playwright-core';
import type { Shown, ShownToMember } from './pages.ts';

type Category = { id: string; name: string; parentId: string | null };
type Offer = {
  user: { id: string; companyProfile: { id: string; companyName: string; verificationStatus: string } | null };
};
type Quoted = { id: string; offering: { title: string } };
type Posting = { id: string; title: string; userId: string; status: string };

/**
 * Public records for the pages: a product with its ancestors, another member's RFP and offering, an auction and an
 * order.
 */
export async function findShown(member: BrowserContext): Promise<ShownToMember> {
  const read = async <Answer>(path: string) => (await (await member.request.get(path)).json()) as Answer;
  const ask = async <Data>(query: string) =>
    ((await (await member.request.post('/graphql', { data: { query } })).json()) as { data: Data }).data;
  const [me, categories, [product], rfps, offerings, [auction], { orders, offers, quotes }] = await Promise.all([
    read<{ id: string; firstName: string }>('/api/user'),
    read<Category[]>('/api/categories'),
    read<(Shown['product'] & { categoryId: string })[]>('/api/products?search=7664-93-9'),
    read<Posting[]>('/api/rfps'),
    read<Posting[]>('/api/offerings?limit=100'),
    read<Posting[]>('/api/auctions?limit=1'),
    ask<{
      orders: { nodes: { id: string; title: string }[] };
      offers: { nodes: Offer[] };
      quotes: { nodes: Quoted[] };
    }>(
      '{ quotes(first: 1) { nodes { id offering { title } } } orders(first: 1) { nodes { id title } } offers: offerings(status: active, first: 50) { nodes { user { id companyProfile { id companyName verificationStatus } } } } }',
    ),
  ]);
  const categoryOf = (id: string | null | undefined) => categories.find((category) => category.id === id)!;
  const othersOf = (postings: Posting[]) => {
    const { id, title } = postings.find(({ userId, status }) => userId !== me.id && status === 'active')!;
    return { id, name: title };
  };
  const offering = othersOf(offerings);
  const [known] = quotes.nodes;
  const quote =
    known ??
    (
      await ask<{ requestQuote: Quoted }>(
        `mutation { requestQuote(input: { offeringId: "${offering.id}", quantity: 1 }) { id offering { title } } }`,
      )
    ).requestQuote;
  const own = rfps.find(({ userId, status }) => userId === me.id && status === 'active');
  const [order] = orders.nodes;
  const company = offers.nodes.find(
    ({ user: { id, companyProfile } }) => id !== me.id && companyProfile?.verificationStatus === 'approved',
  )!.user.companyProfile!;
  const category = categoryOf(product?.categoryId);
  const family = categoryOf(category.parentId);
  return {
    industry: categoryOf(family.parentId),
    family,
    category,
    product: product!,
    rfp: othersOf(rfps),
    ownRfp: own && { id: own.id, name: own.title },
    offering,
    commodity: { id: 'H2SO4', name: 'Sulfuric Acid' },
    quote: { id: quote.id, name: quote.offering.title },
    auction: { id: auction!.id, name: auction!.title },
    order: { id: order!.id, name: order!.title },
    member: { id: me.id, name: me.firstName },
    company: { id: company.id, name: company.companyName },
  };
}

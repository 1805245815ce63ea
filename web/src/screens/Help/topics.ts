import type { Clause } from '../../kit/ui/Document.tsx';

export const topics: readonly Clause[] = [
  {
    title: 'Find a material',
    paragraphs: [
      'Browse by industry and product family from the front page, or search the products by name, formula or CAS number. The catalogue is open to everyone; an account is needed for quotes, bids and contact.',
      'Every product page has three parts: technical specifications, safety data, and the suppliers who offer it now with price, quantity and verification.',
    ],
  },
  {
    title: 'Buy',
    paragraphs: [
      'Post an RFP with quantity, unit and, if you like, a target budget, a delivery place and a closing date. Suppliers answer with bids. You see all of them; other bidders see only how many there are.',
      'Award the bid you prefer and the order is made. Or inquire on an offering, ask the seller, and place the order from there. An order from an offering that its seller does not confirm in time is cancelled and costs nothing.',
    ],
  },
  {
    title: 'Sell',
    paragraphs: [
      'Post an offering with price per unit, quantity and how long it is available. It appears in the marketplace and, when it names a product, among the suppliers on that product’s page.',
      'Bid on RFPs that fit your stock. A bid is binding until it is surpassed or the RFP is closed.',
    ],
  },
  {
    title: 'Quotes and messages',
    paragraphs: [
      'Ask for a quote where the listed terms do not fit. Buyer and seller propose terms in turn until one side accepts, declines or withdraws; an accepted quote is a confirmed order.',
      'What two companies write to each other about a material, a posting or an order stands in one conversation, and colleagues read the same one.',
    ],
  },
  {
    title: 'Watching',
    paragraphs: [
      'Watch a material, category, company, posting or search, and new offers, lower prices and new requests are announced. In the settings you choose whether emails about them come at once, daily or weekly.',
    ],
  },
  {
    title: 'Auctions',
    paragraphs: [
      'In a forward auction the highest bid leads, in a reverse auction the lowest. A bid must improve on the leading one by at least the increment. In public auctions everyone sees the price; in rank-only auctions bidders see their rank; in sealed auctions nobody sees anything until the end. Then the amounts, the reserve price included, are part of the public log; those of a cancelled rank-only or sealed auction stay hidden.',
      'Where automatic extension is on, a late change of the leader moves the end, so that nobody wins by a second.',
    ],
  },
  {
    title: 'Buyer and seller mode',
    paragraphs: [
      'The toggle in the header changes what the dashboard shows first. It is a view, not a right: every member may buy and sell.',
    ],
  },
  {
    title: 'Colleagues',
    paragraphs: [
      'On the page Team, the owner and the admins of a company invite colleagues by email. A trader posts, bids and orders for the company; a reader sees everything of it and changes nothing.',
      'What colleagues post, bid and order belongs to the company, and stays with it when they leave.',
    ],
  },
  {
    title: 'Verified suppliers',
    paragraphs: [
      'Verification starts when you save a company profile. Once the business registration has been checked, the company’s offers show the badge "Verified Supplier". A new name, registration number, VAT number or country is checked again.',
    ],
  },
];

import { brand } from '../../brand.ts';
import type { Clause } from '../../kit/ui/Document.tsx';

export const terms: readonly Clause[] = [
  {
    title: 'Scope and acceptance',
    paragraphs: [
      `These General Terms and Conditions govern every use of ${brand}, the marketplace on which businesses buy and sell raw materials (the "Platform"). By creating an account, or by using the Platform without one, you accept them on behalf of the business you act for.`,
      'Terms of your own, such as purchasing or sales conditions, do not become part of this agreement, even where we do not object to them. They may become part of the contract between you and another member if the two of you agree so.',
      `"${brand}", "we" and "us" mean the operator of the Platform. "Member" means the business that registers, and every person who acts for it.`,
    ],
  },
  {
    title: 'Who may register',
    paragraphs: [
      'The Platform is open to businesses only. Consumers are not admitted. The person who registers must be at least 18 years old and authorised to bind the business.',
      'The information given at registration and in the company profile must be true, complete and kept up to date. Please use your business email address. One person holds one account; accounts may not be lent, sold or shared.',
      'We may ask for evidence of registration, authority or licences, and may decline or withdraw verification where it is missing.',
    ],
  },
  {
    title: 'Accounts and security',
    paragraphs: [
      'Keep your password secret and tell us without delay if you suspect that somebody else uses your account. Whatever is done through your account counts as done by you, unless you show that you were not responsible for it.',
      'We may suspend an account while we look into a breach of these terms, a risk to other members or an order by an authority.',
    ],
  },
  {
    title: 'What the Platform does',
    paragraphs: [
      'Members post requests for proposals, offerings and auctions, place bids, send inquiries and conclude orders with each other. We provide the technical means for it. We are not a party to the contracts concluded between members, hold no goods, and act neither as agent, broker nor carrier.',
      'Product descriptions, specifications, safety data and price indices serve as information. They do not replace the safety data sheet, certificate of analysis or quotation of the supplier, which alone are decisive.',
      'We develop the Platform further and may change, add or remove functions, provided that what members have paid for remains usable in substance.',
    ],
  },
  {
    title: 'Postings, bids and orders',
    paragraphs: [
      'A posting must describe the material, its quantity, unit, quality and conditions of delivery correctly. Nobody may post what they may not lawfully sell, buy, store or ship.',
      'A bid is a binding offer to the owner of the posting until it is surpassed, voided or the posting ends. An order binds both sides from the moment it is accepted on the Platform, on the conditions stated there.',
      'Members may not bid on postings of their own company, agree on bids with others, place bids without the intention to perform, or otherwise distort the formation of prices.',
    ],
  },
  {
    title: 'Auctions',
    paragraphs: [
      'In a forward auction the highest bid leads, in a reverse auction the lowest. Start, end, increment, reserve price, visibility of bids and automatic extension are set by the owner before the first bid and then remain unchanged, except that the owner may move the end to a later time.',
      'The time of our servers decides whether a bid arrived before the end. Every accepted bid is recorded in a log that is not altered afterwards. Where an interruption of the Platform falls on the end of an auction, the end is moved by at least the length of the interruption.',
      'The owner may cancel an auction with a stated reason as long as its reserve is not met; afterwards only we may do so, for good cause.',
    ],
  },
  {
    title: 'Fees and payment',
    paragraphs: [
      'Fees are subscription fees, transaction fees or service fees. Which of them apply, and in what amount, is shown before you agree to them. Fees are stated without taxes, which are added where the law requires.',
      'Invoices are due within 14 days. In default we may charge statutory interest and restrict paid functions until payment.',
      'Payment for goods is made directly between members under the payment terms of their contract. We do not hold money for members.',
    ],
  },
  {
    title: 'Compliance, safety and export',
    paragraphs: [
      'Each member is responsible for observing the law that applies to its trade, in particular chemicals, transport, food, feed, pharmaceutical, customs, sanctions and export-control law, and for holding the permits it needs.',
      'Sellers provide the current safety data sheet in a language the buyer understands and classify, label and pack hazardous goods as the law requires. Buyers ensure that the goods are handled by qualified people.',
    ],
  },
  {
    title: 'Prohibited conduct',
    paragraphs: [
      'Members may not publish unlawful, misleading or infringing content, send unsolicited advertising, circumvent access controls or limits, interfere with the operation of the Platform, or collect data of other members for purposes other than the trade in question.',
      'Automated access through our documented programming interfaces is permitted within their published limits.',
    ],
  },
  {
    title: 'Content and rights of use',
    paragraphs: [
      'Members keep all rights in what they upload. They grant us the non-exclusive, worldwide right to store, display and transmit it for as long as it is needed to run the Platform and to keep records required by law.',
      'The Platform itself, its software, design, price index and documentation are protected. Members receive the right to use them for their own trade, and no further right.',
    ],
  },
  {
    title: 'Availability and warranty',
    paragraphs: [
      'We operate the Platform with the care of a prudent business and aim for continuous availability, but do not guarantee that it is free of interruption or error. Maintenance is announced where possible.',
      'We do not warrant the identity, solvency or performance of members, nor the accuracy of what they publish. The badge "Verified Supplier" states that documents were checked at a point in time, nothing more.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law does not allow liability to be limited.',
      'In all other cases our total liability arising out of or in connection with the Platform, on whatever legal ground, is limited to the fees paid by the member to us in the 12 months preceding the event that gave rise to the claim. Liability for lost profit, lost business and indirect damage is excluded to the extent permitted by law.',
      'Members indemnify us against claims of third parties that result from their content, their goods or their breach of these terms.',
    ],
  },
  {
    title: 'Term and termination',
    paragraphs: [
      'The agreement runs for an indefinite time. Members may end it at any time by closing their account, and we may end it with 30 days’ notice. The right of both sides to terminate for good cause remains.',
      'Contracts already concluded between members are to be performed notwithstanding. Records of bids, orders and auctions are kept for as long as the law requires.',
    ],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'We may change these terms where the law, the market or the functions of the Platform require it. Members are notified at least 30 days in advance. A member who does not agree may close the account before the change takes effect; continued use after that date counts as consent.',
    ],
  },
  {
    title: 'Final provisions',
    paragraphs: [
      'The law of the operator’s seat applies, without the United Nations Convention on Contracts for the International Sale of Goods as far as this agreement is concerned. The courts at that seat have jurisdiction for all disputes between us and members.',
      'Should a provision be invalid, the others remain in force, and the invalid one is replaced by what comes closest to its purpose.',
    ],
  },
];

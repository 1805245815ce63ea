import { brand } from '../../brand.ts';
import type { Clause } from '../../kit/ui/Document.tsx';

export const privacy: readonly Clause[] = [
  {
    title: 'Who we are',
    paragraphs: [
      `This policy explains how ${brand}, the operator of this marketplace, handles personal data when you visit the Platform, register, trade or write to us. The operator is the controller of that data.`,
      'Most of what is exchanged here concerns businesses. Where it names a person, such as a contact or the holder of an account, it is personal data and this policy applies.',
    ],
  },
  {
    title: 'Age',
    paragraphs: [
      'The Platform is made for people who act for a business. Users must be at least 18 years old. We do not knowingly collect data of anyone younger, and delete it when we learn of it.',
    ],
  },
  {
    title: 'What we collect',
    paragraphs: [
      'Account data: first and last name, business email, mobile number, company name, position, country, city, role and a password, of which we store only a salted hash.',
      'Company data: the profile you publish, including address, telephone, website, description and business registration number, and the state of its verification.',
      'Trading data: requests, offerings, auctions, bids, inquiries, orders and messages, with their times.',
      'Technical data: the address of your network connection, browser and device type, pages and calls, errors, and the times of sign-in. We keep failed sign-ins to slow down attacks on accounts.',
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: [
      'To run your account and the marketplace, to show postings and company profiles to those who may see them, to transmit bids, orders and messages, and to tell you about them: performance of our contract with you.',
      'To verify companies, prevent fraud and collusion, secure the Platform and keep an unaltered record of auctions: our legitimate interest and that of the other members in fair trade.',
      'To keep accounts, answer authorities and observe sanctions, tax and commercial law: legal obligations.',
      'To improve search suggestions and the Platform from aggregated figures that no longer identify you: our legitimate interest.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'Company name, address and telephone of a company profile are public. Its contact email and the names of contacts are shown to signed-in members. The email you sign in with is shown to nobody but you and our administrators. The amounts of sealed bids, and the names behind bids, are not shown to other bidders.',
      'Service providers who host the Platform or deliver email process data on our behalf, under contract and only on our instructions. Authorities receive data where the law obliges us.',
      'We do not sell personal data and do not pass it on for advertising.',
    ],
  },
  {
    title: 'Cookies and local storage',
    paragraphs: [
      'We set two cookies, which cannot be read by scripts. One keeps you signed in; it holds a random key. The other remembers for 180 days that you have signed in with this browser, so that other people who guess passwords cannot lock you out; it holds the ids of the last five accounts used here, and stays when you sign out.',
      'Your browser also remembers a few preferences locally: buyer or seller mode, light or dark theme, and that you were signed in. There are no advertising or tracking cookies, and no content is loaded from third parties.',
    ],
  },
  {
    title: 'Transfers abroad',
    paragraphs: [
      'Members trade worldwide, so what you send to another member reaches the country where that member is. Where our own providers process data outside your country, we secure an adequate level of protection by standard contractual clauses or an adequacy decision.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'Sessions end after 7 days without use, and after 30 days in any case. Technical logs are deleted after 90 days, and the log of sign-ins and account changes after 400 days. When you delete your account in the settings, your name, email address, telephone, position, sessions and watchlist are removed at once; this is possible once your orders are completed and your auctions have ended.',
      'Orders, bids, auction logs and invoices are kept for as long as commercial and tax law require, usually up to ten years, and are then deleted or made anonymous.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Connections are encrypted, passwords are stored with a memory-hard hash, access follows the need to know, and changes to trading records are traceable. No system is free of risk; if a breach concerns you, we tell you and the competent authority as the law provides.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You may ask what we hold about you, have it corrected, deleted or restricted, receive it in a portable form (download it in the settings), and object to uses based on legitimate interest. Where you gave consent, you may withdraw it for the future.',
      'Write to us through the contact page. We answer within one month. You may also complain to the data-protection authority where you live or work.',
    ],
  },
  {
    title: 'Automated decisions',
    paragraphs: [
      'Search suggestions are produced automatically and are no more than suggestions. Auctions are decided by published rules, the same for everyone. No decision with legal effect on a person is made by profiling.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We adapt this policy when the Platform or the law changes. The date above tells the latest version; members are notified of changes that matter before they take effect.',
    ],
  },
];

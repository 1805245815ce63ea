// Emails about an account. They are always sent: preferences and daily limits do not apply. They contain no text that a member wrote,
// because anybody can register with another person's address.
import { brand } from '../../../pages/brand.ts';
import type { EmailContent } from './emailContent.ts';

/** By kind, with the path of the page of this site that the link leads to, with its token. */
export const accountEmails = {
  confirm_email: (path) => ({
    subject: `Confirm your email address for ${brand}`,
    paragraphs: [
      `Please confirm that this is your email address. You can then post, bid and order on ${brand}.`,
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm email address', path },
    note: `If you have not registered on ${brand}, you can ignore this email.`,
  }),
  password_reset: (path) => ({
    subject: `Choose a new password for ${brand}`,
    paragraphs: [
      'Somebody asked for a new password for your account.',
      'The link works once, for 30 minutes. It signs you out everywhere.',
    ],
    action: { label: 'Choose a new password', path },
    note: 'If you did not ask for this, you can ignore this email: your password stays as it is.',
  }),
  email_change: (path) => ({
    subject: `Confirm your new email address for ${brand}`,
    paragraphs: [
      `Please confirm that this is the new email address of your ${brand} account. You sign in with it afterwards.`,
      'The link works once, for 24 hours.',
    ],
    action: { label: 'Confirm new address', path },
    note: `If you have not changed your address on ${brand}, you can ignore this email.`,
  }),
  email_revert: (path) => ({
    subject: `Your email address for ${brand} was changed`,
    paragraphs: [
      `Your ${brand} account now has another email address. If you changed it, you need to do nothing.`,
      'If it was not you, restore this address within 7 days: you choose a new password, and everybody is signed out.',
    ],
    action: { label: 'Restore this address', path },
    note: 'You get this email because this was the address of the account.',
  }),
  company_revert: (path) => ({
    subject: `Your account on ${brand} changed who manages your company`,
    paragraphs: [
      'With your account, your company was offered or handed over, or an admin was invited, made, changed or removed. If it was you, you need to do nothing.',
      'If it was not you, choose a new password within 7 days: everybody is signed out, and what your account changed in the company in the last 7 days is undone.',
    ],
    action: { label: 'Choose a new password', path },
    note: 'The page Team and your inbox say what was changed.',
  }),
  company_invitation: (path) => ({
    subject: `You are invited to a company on ${brand}`,
    paragraphs: [
      `A company on ${brand} invites you to trade for it, with an account of your own for this address.`,
      'The link shows which company, and works once, for 48 hours.',
    ],
    action: { label: 'See the invitation', path },
    note: 'If you do not know why, you can ignore this email, or end such invitations on the same page.',
  }),
} satisfies Record<string, (path: string) => EmailContent>;

export type AccountEmailKind = keyof typeof accountEmails;

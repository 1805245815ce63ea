import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, DomainError, forbidden } from '../common/errors.ts';
import { hasRight, type CompanyRight, type CompanyRole } from '../rules/companyRoles.ts';
import type { Context } from './context.ts';

/** Everybody may read. */
type RefusedRight = Exclude<CompanyRight, 'read'>;

/** What the transactions of a root field need in the company of their member. */
interface NeededRight {
  readonly member: string;
  readonly right: RefusedRight;
  /** The company that the page was drawn for, `none` if its member had none, undefined for programs. */
  readonly meant: string | undefined;
}

const storage = new AsyncLocalStorage<NeededRight>();

/** Runs work whose transactions need a right; each asks for it when it begins. */
export const withRight = <Result>({ viewer, transport }: Context, right: CompanyRight, work: () => Result): Result =>
  viewer.id === null || right === 'read'
    ? work()
    : storage.run({ member: viewer.id, right, meant: transport.meantCompany }, work);

export const neededRight = (): NeededRight | undefined => storage.getStore();

export const ONLY_READS =
  'Your role in the company is reader: you can read, but not trade. An admin of your company can change it.';

const sentences: Readonly<Record<RefusedRight, string>> = {
  trade: ONLY_READS,
  manage: 'Only the owner and the admins of the company may do this.',
  own: 'Only the owner of the company may do this.',
};

/** Without the reason, which is for the people of the company. */
export const LEFT_LOCKED =
  'You belonged to a company that is locked, or your account has its name or address. Please save your company profile: you can trade once an admin has looked at it.';

export const lockedFor = (reason: string): string =>
  `Your company is locked: it can read, but not trade. Reason: ${reason} Please contact us about it.`;

/** Refuses a write of a page that was drawn for another company than the one that the member acts for by now. */
export const refuseOtherCompany = async (em: EntityManager): Promise<void> => {
  const { member, meant } = neededRight() ?? {};
  if (meant === undefined) return;
  const acting =
    'select company.id, company.user_id as owner from "user" join company_profile company using (party_id) where "user".id = ?';
  const [company] = await em.execute<{ id: string; owner: string }[]>(acting, [member]);
  // Who founds a company goes on with what was begun without one.
  const isMeant = meant === 'none' ? !company || company.owner === member : company?.id === meant;
  if (!isMeant)
    throw conflict('You act for another company now, so nothing was done. Please reload the page.', 'OTHER_MEMBER');
};

/** Why a member may not write for their company, or after leaving a locked one, if they may not. */
export const refusalOfWrite = (
  role: CompanyRole | null,
  lockReason: string | null,
  right: CompanyRight,
): DomainError | null => {
  if (right !== 'read' && !hasRight(role, right)) return forbidden(sentences[right]);
  if (lockReason === null) return null;
  if (role === null) return right === 'trade' ? new DomainError('COMPANY_LOCKED', LEFT_LOCKED) : null;
  return new DomainError('COMPANY_LOCKED', lockedFor(lockReason));
};

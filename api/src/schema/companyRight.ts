import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError, forbidden } from '../common/errors.ts';
import { hasRight, type CompanyRight, type CompanyRole } from '../rules/companyRoles.ts';

/** Everybody may read. */
type RefusedRight = Exclude<CompanyRight, 'read'>;

/** What the transactions of a root field need in the company of their member. */
interface NeededRight {
  readonly member: string;
  readonly right: RefusedRight;
}

const storage = new AsyncLocalStorage<NeededRight>();

/** Runs work whose transactions need a right; each asks for it when it begins. */
export const withRight = <Result>(member: string | null, right: CompanyRight, work: () => Result): Result =>
  member === null || right === 'read' ? work() : storage.run({ member, right }, work);

export const neededRight = (): NeededRight | undefined => storage.getStore();

const sentences: Readonly<Record<RefusedRight, string>> = {
  trade: 'Your role in the company is reader: you can read, but not trade. An admin of your company can change it.',
  manage: 'Only the owner and the admins of the company may do this.',
  own: 'Only the owner of the company may do this.',
};

/** Without the reason, which is for the people of the company. */
const LEFT_LOCKED =
  'You belonged to a company that is locked, or your account has its name or address. Please save your company profile: you can trade once an admin has looked at it.';

/** Why a member may not write for their company, or after leaving a locked one, if they may not. */
export const refusalOfWrite = (
  role: CompanyRole | null,
  lockReason: string | null,
  right: CompanyRight,
): DomainError | null => {
  if (right !== 'read' && !hasRight(role, right)) return forbidden(sentences[right]);
  if (lockReason === null) return null;
  if (role === null) return right === 'trade' ? new DomainError('COMPANY_LOCKED', LEFT_LOCKED) : null;
  return new DomainError(
    'COMPANY_LOCKED',
    `Your company is locked: it can read, but not trade. Reason: ${lockReason} Please contact us about it.`,
  );
};

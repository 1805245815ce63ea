import { AsyncLocalStorage } from 'node:async_hooks';
import { forbidden, type DomainError } from '../common/errors.ts';
import { hasRight, type CompanyRight, type CompanyRole } from '../rules/companyRoles.ts';

/** Everybody may read. */
export type RefusedRight = Exclude<CompanyRight, 'read'>;

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

export const roleRefusal = (right: RefusedRight): DomainError => forbidden(sentences[right]);

export const refuseRole = (role: CompanyRole | null, right: RefusedRight): void => {
  if (!hasRight(role, right)) throw roleRefusal(right);
};

import { AsyncLocalStorage } from 'node:async_hooks';
import { forbidden, type DomainError } from '../common/errors.ts';
import { hasRight, type CompanyRight, type CompanyRole } from '../rules/companyRoles.ts';

/** What the transactions of a root field need in the company of their member. */
interface NeededRight {
  readonly member: string;
  readonly right: CompanyRight;
}

const storage = new AsyncLocalStorage<NeededRight>();

/** Runs work whose transactions need a right; each asks for it when it begins. Everybody may read. */
export const withRight = <Result>(member: string | null, right: CompanyRight, work: () => Result): Result =>
  member === null || right === 'read' ? work() : storage.run({ member, right }, work);

export const neededRight = (): NeededRight | undefined => storage.getStore();

const sentences: Readonly<Record<CompanyRight, string>> = {
  read: 'Only colleagues may read this.',
  trade: 'Your role in the company is reader: you can read, but not trade. An admin of your company can change it.',
  manage: 'Only the owner and the admins of the company may do this.',
  own: 'Only the owner of the company may do this.',
};

export const roleRefusal = (right: CompanyRight): DomainError => forbidden(sentences[right]);

export const refuseRole = (role: CompanyRole | null, right: CompanyRight): void => {
  if (!hasRight(role, right)) throw roleRefusal(right);
};

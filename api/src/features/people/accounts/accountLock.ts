import { DomainError } from '../../../common/errors.ts';
import type { User } from './user.entity.ts';

/** Only for callers who have proved that the account is theirs, because it reveals the reason. */
export const refuseLocked = ({ lockedAt, lockReason }: User): void => {
  if (lockedAt)
    throw new DomainError(
      'ACCOUNT_LOCKED',
      `This account is locked. Reason: ${lockReason} Please contact us about it.`,
    );
};

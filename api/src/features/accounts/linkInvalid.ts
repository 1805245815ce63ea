import { DomainError } from '../../common/errors.ts';

export const linkInvalid = (): DomainError =>
  new DomainError('LINK_INVALID', 'This link has expired or was already used. Please request a new one.');

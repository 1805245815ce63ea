import { getMetadataStorage, type AuthChecker } from 'type-graphql';
import { DomainError, forbidden, unauthenticated } from '../common/errors.ts';
import type { Viewer } from '../reading/reading.ts';
import type { Context } from './context.ts';
import { refuseScope, scopeOf } from './scope.ts';

/** `support` is for support and admins. */
export type Access = 'anyone' | 'member' | 'support' | 'admin';

/** API keys also need the scope of the root field. A violation is an error, never a silent null. */
export const checkAccess: AuthChecker<Context, Access> = ({ context: { viewer }, info }, access) => {
  if (info.path.prev === undefined) refuseScope(viewer, scopeOf(info.parentType.getFields()[info.fieldName]));
  if (access.includes('anyone')) return true;
  if (viewer.id === null) throw unauthenticated();
  if (access.includes('support') || access.includes('admin')) refuseWithoutSecondFactor(viewer);
  if (access.includes('support') && !viewer.staff) throw forbidden('Only support or an admin may do this.');
  if (access.includes('admin') && !viewer.admin) throw forbidden('Only an admin may do this.');
  return true;
};

const SET_UP = 'Your role needs a second factor. Please set one up in Settings.';

/** For what only staff may do. */
export const refuseWithoutSecondFactor = ({ secondFactor }: Viewer): void => {
  if (secondFactor === 'missing') throw new DomainError('SECOND_FACTOR_REQUIRED', SET_UP);
};

/** The root fields marked `anyone`. */
export const publicFields = (): Set<string> => {
  const { authorizedFields } = getMetadataStorage();
  return new Set(authorizedFields.filter(({ roles }) => roles.includes('anyone')).map(({ fieldName }) => fieldName));
};

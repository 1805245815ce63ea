import type { AuthChecker } from 'type-graphql';
import { forbidden, unauthenticated } from '../errors.ts';
import type { Context } from './context.ts';

export type Access = 'anyone' | 'member' | 'admin';

/** Resolver classes are `member` by default; public fields are marked `anyone`. A violation is an error, never a silent null. */
export const checkAccess: AuthChecker<Context, Access> = ({ context }, access) => {
  if (access.includes('anyone')) return true;
  if (context.viewer.id === null) throw unauthenticated();
  if (access.includes('admin') && !context.viewer.admin) throw forbidden('Only an admin may do this.');
  return true;
};

interface Metadata {
  authorizedFields: { fieldName: string; roles: Access[] }[];
}

/** The root fields marked `anyone`. TypeGraphQL stores its metadata on the global object. */
export const publicFields = (): Set<string> => {
  const { authorizedFields } = (globalThis as unknown as { TypeGraphQLMetadataStorage: Metadata })
    .TypeGraphQLMetadataStorage;
  return new Set(authorizedFields.filter(({ roles }) => roles.includes('anyone')).map(({ fieldName }) => fieldName));
};

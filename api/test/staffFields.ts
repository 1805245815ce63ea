import { getMetadataStorage } from 'type-graphql';

/** The root fields that only support or admins may use; after the schema was built. */
export const staffFields = (): string[] => {
  const { queries, mutations } = getMetadataStorage();
  return [...queries, ...mutations]
    .filter(({ roles }) => roles?.includes('support') || roles?.includes('admin'))
    .map(({ schemaName }) => schemaName);
};

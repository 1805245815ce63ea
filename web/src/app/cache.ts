import { InMemoryCache } from '@apollo/client/cache';

/** Ids are unique across types, so the default keys do; lists that page are told here how their pages join. */
export const cache = () => new InMemoryCache();

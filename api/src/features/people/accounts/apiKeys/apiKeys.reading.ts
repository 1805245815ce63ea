import {
  columns,
  day,
  everyone,
  many,
  moment,
  ownerWithoutKey,
  defineType,
  value,
} from '../../../../reading/reading.ts';
import { and, sql } from '../../../../reading/sql.ts';
import { ApiKey, ApiKeyUsage } from './apiKey.type.ts';

const DAYS_OF_USAGE = 30;

defineType(ApiKey, {
  table: 'api_key',
  visible: (row, viewer) => {
    const isOwn = ownerWithoutKey(row, viewer);
    return isOwn && and([isOwn, sql`(${row}.expires_at is null or ${row}.expires_at > clock_timestamp())`]);
  },
  fields: {
    ...columns('id', 'name', 'prefix', 'scopes'),
    createdAt: moment('created_at'),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
    usage: many(
      () => ApiKeyUsage,
      (key, usage) =>
        sql`${usage}.key_id = ${key}.id and ${usage}.day > (clock_timestamp() at time zone 'UTC')::date - ${DAYS_OF_USAGE}::int`,
      { order: (usage) => sql`${usage}.day`, max: DAYS_OF_USAGE },
    ),
  },
});

/** Only reachable through its key, which is restricted to the owner. */
defineType(ApiKeyUsage, {
  table: 'api_key_usage',
  visible: everyone,
  fields: { day: value((row) => day(sql`${row}.day`)), ...columns('requests', 'points') },
});

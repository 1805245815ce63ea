import type { Pool } from 'pg';

/** Creates the log's partitions ahead of time and drops those that are too old. */
export const maintainAuditLog = async (pool: Pool): Promise<void> => {
  await pool.query('select maintain_audit_log()');
};

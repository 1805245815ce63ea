export { auditKinds, type AuditKind } from './kinds.ts';

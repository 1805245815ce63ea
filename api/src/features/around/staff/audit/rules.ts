export { auditKinds, type AuditKind } from '../../../../writing/audit/kinds.ts';

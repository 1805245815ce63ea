import { execute, type Database } from '../../database/execute.ts';
import { newId } from '../../database/id.ts';
import { networkOf } from '../../limits/clientAddress.ts';
import { auditKinds, type AuditKind } from './kinds.ts';

export interface AuditedEvent {
  kind: AuditKind;
  /** The member who acted; null for the market itself, an operator's command or an unknown caller. */
  actorId: string | null;
  /** Id of the record the event is about; for events of accounts, the member. The actor if absent. */
  subjectId?: string | null;
  address?: string | null;
  requestId?: string | null;
  /** Never an email address or a text written by a member. In a counted kind, only values of a small set. */
  detail?: Record<string, string | number | boolean>;
}

/** The parts of a request's context that say where it came from. */
interface Request {
  viewer: { id: string | null };
  transport: { address: string; requestId: string | null };
}

/** The actor and origin of an event that the caller of this operation causes. */
export const originOf = ({
  viewer,
  transport,
}: Request): Required<Pick<AuditedEvent, 'actorId' | 'address' | 'requestId'>> => ({
  actorId: viewer.id,
  address: transport.address || null,
  requestId: transport.requestId,
});

const INSERT = `insert into audit_event (id, kind, actor_id, subject_id, address, request_id, detail)
  values (?, ?, ?, ?, ?, ?, ?)`;
const COUNT = 'select count_audit_event(?, ?, ?, ?, ?, ?, ?)';

/** Writes an event to the audit log, in the transaction of its cause. Counted kinds are counted by the network of the address. */
export const recordAudit = async (db: Database, event: AuditedEvent): Promise<void> => {
  const { kind, actorId, subjectId = actorId, address = null, requestId = null, detail } = event;
  const isCounted = auditKinds[kind].isCounted ?? false;
  const statement = isCounted ? COUNT : INSERT;
  const from = isCounted && address !== null ? networkOf(address) : address;
  const values = [newId(), kind, actorId, subjectId, from, requestId, detail ? JSON.stringify(detail) : null];
  await execute(db, statement, values);
};

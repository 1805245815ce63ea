import { Badge } from '../../../kit/ui/Badge.tsx';
import { useConnection } from './connection.ts';

/** Warns that data may be outdated while the live connection is lost. */
export const LiveState = () => (
  <span role="status">{useConnection().state === 'stale' && <Badge tone="warning">Stale — reconnecting</Badge>}</span>
);

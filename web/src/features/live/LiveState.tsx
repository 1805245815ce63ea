import { Badge } from '../../kit/ui/Badge.tsx';
import { useConnection } from './connection.ts';

/** Says quietly that what is shown may be old; nothing while the live connection stands. */
export const LiveState = () => (
  <span role="status">{useConnection().state === 'stale' && <Badge tone="outbid">Stale — reconnecting</Badge>}</span>
);

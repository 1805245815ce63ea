import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Whether the address that many hops away is a trusted proxy. */
export type Trust = (address: string, hop: number) => boolean;

/** The setting TRUST_PROXY as the one rule by which HTTP and the WebSocket upgrade find the caller's address. */
export const trustOf = (trustProxy: boolean | number | string[]): Trust => {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddr.compile(trustProxy);
};

/** Undefined if the connection is already gone. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string | undefined =>
  request.socket.remoteAddress === undefined ? undefined : proxyAddr(request, trust);

const MAPPED_IPV4 = /^(?:::|(?:0+:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which is what one customer usually gets. */
export const networkOf = (address: string): string => {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const missing = Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};

/** A dotted IPv4 ending takes the place of two groups; it is never part of the first four. */
const groupsOf = (part: string): string[] =>
  part.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? ['0', '0'] : [group]));

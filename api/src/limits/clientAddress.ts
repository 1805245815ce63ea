import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Whether the address that many hops away is a trusted proxy. */
export type Trust = (address: string, hop: number) => boolean;

/** Turns the setting TRUST_PROXY into the rule that HTTP and WebSocket upgrades share. */
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

/** Limits count by IPv4 address or by IPv6 /64, the network that a provider usually gives to one customer. */
export const networkOf = (address: string): string => {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*/s, '').split('::');
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

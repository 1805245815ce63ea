import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is assigned to the internet; the library counts the unassigned rest as unicast too. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A global address at which a cloud provider answers its own machines only. */
const CLOUD_SERVICES = new Set(['168.63.129.16']);

/** Whether an IP address belongs to the public internet. IPv4 addresses inside IPv6 addresses count as themselves. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || CLOUD_SERVICES.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
};

export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';

/** The host of a URL as an IP address, or undefined if it is a name. The URL parser has made one of decimal and octal forms. */
const addressIn = ({ hostname }: URL): string | undefined => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
};

const isLoopbackHost = (url: URL): boolean => {
  const address = addressIn(url);
  return address === undefined ? url.hostname === 'localhost' : isLoopbackAddress(address);
};

export const HTTPS_NEEDED = 'must start with https://';
const NOT_PUBLIC = 'must be an address on the public internet';

/** Why nothing may be sent to a URL, or undefined. The addresses of a name are checked when the connection is made. */
export const urlRefusal = (url: URL, allowsLoopback: boolean): string | undefined => {
  const isPermittedLoopback = allowsLoopback && isLoopbackHost(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isPermittedLoopback)) return HTTPS_NEEDED;
  const address = addressIn(url);
  if (isPermittedLoopback || address === undefined) return undefined;
  return isPublicAddress(address) ? undefined : NOT_PUBLIC;
};

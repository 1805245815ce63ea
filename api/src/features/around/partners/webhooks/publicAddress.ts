import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast IPv6; the library also classifies unassigned ranges as unicast. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Global addresses that a cloud provider uses for its internal services. */
const CLOUD_SERVICES = new Set(['168.63.129.16']);

/** Whether an IP address belongs to the public internet. IPv4-mapped IPv6 addresses are checked as IPv4. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || CLOUD_SERVICES.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
};

export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';

/** The host of a URL as an IP address, or undefined for a name. The URL parser normalizes decimal and octal notations. */
const addressIn = ({ hostname }: URL): string | undefined => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
};

const isLoopbackHost = (url: URL): boolean => {
  const address = addressIn(url);
  return address === undefined ? url.hostname === 'localhost' : isLoopbackAddress(address);
};

const HTTPS_NEEDED = 'must start with https://';
export const NOT_PUBLIC = 'must be an address on the public internet';

/** Names of this machine and of private networks. */
const LOCAL_NAME = /^[^.]+$|\.(localhost|local|internal|intranet|lan|home\.arpa|invalid)$/;
/** Programs with rights to lower ports, such as mail servers, do not expect HTTP. */
const LOWEST_PORT = 1_024;
const HTTPS_PORT = 443;

/** The rule that a URL breaks, or undefined. The addresses of a name are checked when the connection is made. */
export const urlRefusal = (url: URL, allowsLoopback: boolean): string | undefined => {
  const isPermittedLoopback = allowsLoopback && isLoopbackHost(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isPermittedLoopback)) return HTTPS_NEEDED;
  const address = addressIn(url);
  if (isPermittedLoopback) return undefined;
  const isLocal = address === undefined ? LOCAL_NAME.test(url.hostname.replace(/\.$/, '')) : !isPublicAddress(address);
  if (isLocal) return NOT_PUBLIC;
  const port = Number(url.port || HTTPS_PORT);
  return port === HTTPS_PORT || port >= LOWEST_PORT
    ? undefined
    : `must have the port ${HTTPS_PORT} or one from ${LOWEST_PORT}`;
};

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientAddress, networkOf, trustOf } from '../../limits/clientAddress.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
};

describe('The address of a caller', () => {
  it.each([
    [false, '10.0.0.1', '7.7.7.7', '10.0.0.1'],
    [1, '10.0.0.1', '6.6.6.6, 7.7.7.7', '7.7.7.7'],
    [2, '10.0.0.1', '6.6.6.6, 7.7.7.7', '6.6.6.6'],
    [1, '10.0.0.1', undefined, '10.0.0.1'],
    [['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 7.7.7.7', '7.7.7.7'],
    [['10.0.0.0/8'], '11.0.0.1', '7.7.7.7', '11.0.0.1'],
    [['loopback'], '::ffff:127.0.0.1', '7.7.7.7', '7.7.7.7'],
  ])('with TRUST_PROXY %j and a connection from %s, forwarded for %s, is %s', (setting, remote, forwarded, address) => {
    expect(clientAddress(from(remote, forwarded), trustOf(setting))).toBe(address);
  });

  it('is unknown once the connection is gone', () => {
    expect(clientAddress(new IncomingMessage(new Socket()), trustOf(['loopback']))).toBeUndefined();
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::ffff', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { trustOf } from '../../limits/clientAddress.ts';
import { tracing } from './tracing.ts';

const request = (headers: Record<string, string>, remoteAddress = '10.0.0.1'): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
};

const behindProxy = tracing(trustOf(['10.0.0.0/8']));
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const UUID = /^[\da-f]{8}-/;

it('the ids of a request are those of a trusted proxy', () => {
  expect(behindProxy.requestId(request({ 'x-request-id': '0a-B_1.c' }))).toBe('0a-B_1.c');
  expect(behindProxy.trace(request({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }))).toEqual({ traceId: TRACE });
});

it('the ids of other callers do not count', () => {
  const headers = { 'x-request-id': 'chosen', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  for (const [tracer, from] of [
    [behindProxy, '11.0.0.1'],
    [tracing(trustOf(false)), '10.0.0.1'],
  ] as const) {
    expect(tracer.requestId(request(headers, from))).toMatch(UUID);
    expect(tracer.trace(request(headers, from))).toEqual({});
  }
});

it('a request without an id gets one', () => {
  expect(behindProxy.requestId(request({}))).toMatch(UUID);
});

it.each(['', 'a b', 'one, two', 'x"}\n{', 'ü', 'a'.repeat(65)])('the request id %j is replaced', (id) => {
  expect(behindProxy.requestId(request({ 'x-request-id': id }))).toMatch(UUID);
});

it.each([
  '',
  TRACE,
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-00f067aa0ba902b7-01-more`,
  `00-${TRACE}-00f067aa0ba902b7-01\n`,
])('the traceparent %j is ignored', (traceparent) => {
  expect(behindProxy.trace(request({ traceparent }))).toEqual({});
});

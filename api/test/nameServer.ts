// A name server on this machine.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TYPE_A = 1;

export interface NameServer {
  /** Its address, as `Resolver.setServers` expects it. */
  address: string;
  /** How many questions it got. */
  questions: number;
  close(): Promise<void>;
}

/** Answers each question with one IPv4 address, or never. */
export const openNameServer = async (ipv4?: string): Promise<NameServer> => {
  const socket = createSocket('udp4');
  const server = {
    address: '',
    questions: 0,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
  socket.on('message', (query, { port, address }) => {
    server.questions++;
    if (ipv4 === undefined) return;
    const nameEnd = query.indexOf(0, HEADER_BYTES) + 1;
    const question = query.subarray(HEADER_BYTES, nameEnd + 4);
    const isA = query.readUInt16BE(nameEnd) === TYPE_A;
    const head = Buffer.concat([query.subarray(0, 2), Buffer.from([0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0])]);
    // The name of the question, class IN, a minute, four bytes.
    const answer = Buffer.from([
      0xc0,
      HEADER_BYTES,
      0,
      TYPE_A,
      0,
      1,
      0,
      0,
      0,
      60,
      0,
      4,
      ...ipv4.split('.').map(Number),
    ]);
    socket.send(isA ? Buffer.concat([head, question, answer]) : Buffer.concat([head, question]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
};

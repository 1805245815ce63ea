// An SMTP server that keeps what it is given.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface PostOffice {
  url: string;
  /** Every letter as it came: headers, an empty line, the text. */
  letters: string[];
  /** Addresses that are refused for good. */
  unknown: Set<string>;
  close(): Promise<void>;
}

export const openPostOffice = async (): Promise<PostOffice> => {
  const letters: string[] = [];
  const unknown = new Set<string>();
  const talk = (socket: Socket): void => {
    let letter: string[] | undefined;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (letter && line !== '.') letter.push(line);
      else if (letter) {
        letters.push(letter.join('\n'));
        letter = undefined;
        say('250 kept');
      } else if (line === 'DATA') {
        letter = [];
        say('354 go on');
      } else if (/^RCPT/.test(line) && [...unknown].some((address) => line.includes(address))) say('550 nobody here');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    let rest = '';
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 post office');
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    unknown,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};

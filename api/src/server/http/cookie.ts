import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

const DAY = 24 * 60 * 60;

/** A cookie for the server only; its name and flags depend on the scheme of the public address. */
export class HostCookie {
  private readonly secure: boolean;
  private readonly maxAge: number;
  readonly name: string;

  constructor(name: string, publicUrl: string | undefined, days: number) {
    this.secure = publicUrl?.startsWith('https:') ?? false;
    this.maxAge = days * DAY;
    this.name = this.secure ? `__Host-${name}` : name;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, value: string): void {
    void reply.setCookie(this.name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: this.maxAge,
    });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure });
  }
}

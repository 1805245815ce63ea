import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

const DAY = 24 * 60 * 60;

/** The session cookie; its name and flags follow the scheme of the public address, fixed at start. */
export class SessionCookie {
  private readonly secure: boolean;
  private readonly maxAge: number;
  readonly name: string;

  constructor(publicUrl: string | undefined, days: number) {
    this.secure = publicUrl?.startsWith('https:') ?? false;
    this.maxAge = days * DAY;
    this.name = this.secure ? '__Host-feedstock_sid' : 'feedstock_sid';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, id: string): void {
    void reply.setCookie(this.name, id, {
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

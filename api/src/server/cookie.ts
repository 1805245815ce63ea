import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The session cookie; its name and flags follow the scheme of the public address, fixed at start. */
export class SessionCookie {
  private readonly secure: boolean;
  readonly name: string;

  constructor(publicUrl: string | undefined) {
    this.secure = publicUrl?.startsWith('https:') ?? false;
    this.name = this.secure ? '__Host-feedstock_sid' : 'feedstock_sid';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, id: string): void {
    void reply.setCookie(this.name, id, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure, maxAge: THIRTY_DAYS });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure });
  }
}

import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { conflict, DomainError } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import type { LoginInput, RegisterInput } from './accounts.inputs.ts';
import { hashPassword, NOBODY, verifyPassword } from './password.ts';
import { loginRules, registrationRules } from './rules.ts';
import { User } from './user.entity.ts';

/** Signs in; the same answer and the same effort for a wrong password and an unknown address. */
export const logIn = async (ctx: Context, input: LoginInput): Promise<string> => {
  const { email, password } = validated(loginRules, input);
  const address = email.toLowerCase();
  await ctx.transport.limits.beforeLogin(ctx.transport.address, address);
  const user = await ctx.em.findOne(User, { email: address });
  const right = await verifyPassword(password, user?.passwordHash ?? NOBODY);
  if (!user || !right) throw new DomainError('INVALID_CREDENTIALS', 'Invalid email or password.');
  await ctx.transport.limits.succeeded(ctx.transport.address, address);
  await ctx.transport.signIn(user.id);
  return user.id;
};

const TAKEN = 'An account with this email already exists.';

export const register = async (ctx: Context, input: RegisterInput): Promise<string> => {
  const {
    email,
    password,
    confirmPassword: _c,
    acceptTerms: _t,
    acceptPrivacy: _p,
    ...person
  } = validated(registrationRules, input);
  await ctx.transport.limits.beforeRegistration(ctx.transport.address);
  const passwordHash = await hashPassword(password);
  const user = await transact(ctx.em, async (em) => {
    const made = em.create(User, { ...person, email: email.toLowerCase(), passwordHash } as never) as User;
    await em.flush();
    return made;
  }).catch((error: unknown) => {
    if (error instanceof UniqueConstraintViolationException) throw conflict(TAKEN, 'EMAIL_TAKEN');
    throw error;
  });
  await ctx.transport.signIn(user.id);
  return user.id;
};

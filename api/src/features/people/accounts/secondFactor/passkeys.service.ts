import { badInput, conflict, DomainError, notFound } from '../../../../common/errors.ts';
import { returnsRow } from '../../../../database/execute.ts';
import { brand } from '../../../../pages/brand.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { spendChallenge, type Challenge } from '../challenges.ts';
import { checkPassword } from '../currentPassword.ts';
import { finishLogin } from '../finishLogin.ts';
import { passwordFingerprint } from '../knownDevices.ts';
import { User } from '../user.entity.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { NewPasskeyInput, PasskeyLogInInput, RemovePasskeyInput } from './passkeys.inputs.ts';
import { addCredential, credentialsOf, findCredential, useCredential } from './passkeyStore.ts';
import { MAX_PASSKEYS, passkeyNameRules, passwordRules } from './rules.ts';
import type { PasswordInput } from './secondFactor.inputs.ts';
import { checkPresentFactors, loginExpired, replaceSessions, turnOn } from './secondFactor.service.ts';

/** Loaded when it is first used, because it is large and a server starts without it. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

const REFUSED = 'This passkey was not accepted. Please try again.';
const NOT_KNOWN = `${brand} does not know this passkey: it was removed, or belongs to another account. Log in another way, and delete it on your device.`;
const refused = (why = REFUSED): DomainError => new DomainError('INVALID_CREDENTIALS', why);

interface Site {
  origin: string;
  rpID: string;
}

/** The relying party: the host name of the market's pages. */
const siteOf = ({ transport: { pageOrigin } }: Context): Site => {
  if (pageOrigin === undefined) throw badInput('Passkeys work in a browser only.');
  return { origin: pageOrigin, rpID: new URL(pageOrigin).hostname };
};

/** What a response of the browser must agree with. */
const expected = ({ origin, rpID }: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpID,
  requireUserVerification: true,
});

const credentialWith = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** Reads the challenge from the browser's response. */
const challengeIn = async (
  ctx: Context,
  clientData: string,
  purpose: Challenge['purpose'],
): Promise<{ answered: string; challenge: Challenge | undefined }> => {
  const answered = await clientChallenge(clientData);
  const token = Buffer.from(answered, 'base64url').toString();
  return { answered, challenge: await ctx.services.challenges.open(ctx.em, token, purpose) };
};

const clientChallenge = async (clientData: string): Promise<string> => {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    return String(decodeClientDataJSON(clientData).challenge);
  } catch {
    throw refused();
  }
};

/** The WebAuthn options for a new passkey, as JSON. */
export const startPasskeyRegistration = async (ctx: Context, input: PasswordInput): Promise<string> => {
  const { rpID } = siteOf(ctx);
  const user = await checkPresentFactors(ctx, input);
  const known = await credentialsOf(ctx.em, user.id);
  if (known.length >= MAX_PASSKEYS) throw conflict(`You have ${MAX_PASSKEYS} passkeys. Please remove one first.`);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    challenge: await ctx.services.challenges.issue(ctx.em, {
      purpose: 'passkey_registration',
      userId: user.id,
      password: passwordFingerprint(user.passwordHash),
    }),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
};

/** Adds a passkey. Returns recovery codes if the account had no second factor before. */
export const addPasskey = async (ctx: Context, input: NewPasskeyInput): Promise<string[]> => {
  const member = memberOf(ctx);
  const { name } = validated(passkeyNameRules, input);
  const site = siteOf(ctx);
  const { answered, challenge } = await challengeIn(ctx, input.clientDataJSON, 'passkey_registration');
  const user = await ctx.em.findOneOrFail(User, { id: member });
  if (challenge?.userId !== member || challenge.password !== passwordFingerprint(user.passwordHash)) throw refused();
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    ...expected(site, answered),
    response: {
      ...credentialWith(input.credentialId),
      response: {
        clientDataJSON: input.clientDataJSON,
        attestationObject: input.attestationObject,
        transports: (input.transports ?? []).slice(0, 10).map((transport) => transport.slice(0, 20)),
      },
    },
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws for an answer that does not fit.
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused();
  const codes = await transact(ctx.em, async (em) => {
    const isStored =
      (await spendChallenge(em, challenge)) &&
      (await addCredential(em, { userId: member, name, credential: registrationInfo.credential }));
    if (!isStored) throw refused();
    const made = await turnOn(ctx, em, member, 'passkey_added');
    if (made.length === 0) await notify(em, member, 'passkey_added', {});
    return made;
  });
  if (codes.length > 0) await replaceSessions(ctx, member);
  return codes;
};

/** The WebAuthn options for signing in, as JSON. With the challenge of a second step they allow that account's passkeys only. */
export const startPasskeyLogIn = async (ctx: Context, secondStep: string | null | undefined): Promise<string> => {
  const { rpID } = siteOf(ctx);
  const step = secondStep ? await ctx.services.challenges.open(ctx.em, secondStep, 'second_step') : undefined;
  if (secondStep && !step) throw loginExpired();
  const userId = step?.userId ?? null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    challenge: await ctx.services.challenges.issue(ctx.em, { purpose: 'passkey_login', userId, password: '' }),
    allowCredentials: userId === null ? [] : await credentialsOf(ctx.em, userId),
  });
  return JSON.stringify(options);
};

/** Signs in with a passkey, which counts as both factors: the device and how it is unlocked. */
export const logInWithPasskey = async (ctx: Context, input: PasskeyLogInInput): Promise<string> => {
  const refund = await ctx.transport.limits.beforeAttempt(ctx.transport.address);
  const site = siteOf(ctx);
  const { answered, challenge } = await challengeIn(ctx, input.clientDataJSON, 'passkey_login');
  if (!challenge) throw loginExpired();
  const found = await findCredential(ctx.em, input.credentialId);
  if (!found || (challenge.userId !== null && challenge.userId !== found.userId)) throw refused(NOT_KNOWN);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { authenticationInfo } = await verifyAuthenticationResponse({
    ...expected(site, answered),
    response: {
      ...credentialWith(input.credentialId),
      response: {
        clientDataJSON: input.clientDataJSON,
        authenticatorData: input.authenticatorData,
        signature: input.signature,
      },
    },
    credential: found.credential,
  })
    .then(({ verified, authenticationInfo: info }) => ({ authenticationInfo: verified ? info : undefined }))
    .catch(() => ({ authenticationInfo: undefined }));
  if (!authenticationInfo) throw refused();
  await transact(ctx.em, async (em) => {
    if (!(await spendChallenge(em, challenge))) throw loginExpired();
    if (!(await useCredential(em, input.credentialId, authenticationInfo.newCounter))) throw refused();
  });
  await refund();
  return finishLogin(ctx, await ctx.em.findOneOrFail(User, { id: found.userId }), 'passed');
};

const METHODS = `
  select 1 from authenticator where user_id = ? and sealed is not null
  union all select 1 from passkey where user_id = ?`;
const LAST = 'This is your only way to pass the second step. Turn off the second factor instead.';

/** Removes a passkey, unless the account would be left without a method for the second step. */
export const removePasskey = async (ctx: Context, { id, ...input }: RemovePasskeyInput): Promise<string> => {
  const { password } = validated(passwordRules, input);
  const user = await checkPassword(ctx, password, 'password');
  await transact(ctx.em, async (em) => {
    // Serialises removals, so that two of them do not remove the last two methods.
    await em.execute('select from "user" where id = ? for update', [user.id]);
    const isRemoved =
      isId(id) &&
      (await returnsRow(em, 'delete from passkey where id = ? and user_id = ? returning id', [id, user.id]));
    if (!isRemoved) throw notFound('Passkey');
    if (!(await returnsRow(em, METHODS, [user.id, user.id]))) throw conflict(LAST);
    await recordAudit(em, { ...originOf(ctx), kind: 'passkey_removed' });
  });
  return id;
};

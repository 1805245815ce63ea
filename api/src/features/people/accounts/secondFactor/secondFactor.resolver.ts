import { input, mutation, query, rootFields } from '../../../../schema/rootFields.ts';
import { asUser } from '../accounts.resolver.ts';
import { User } from '../user.entity.ts';
import { CodeInput, PasswordAndCodeInput, PasswordInput, SecondStepInput } from './secondFactor.inputs.ts';
import {
  activateAuthenticator,
  completeLogIn,
  replaceRecoveryCodes,
  setUpAuthenticator,
  turnOffSecondFactor,
} from './secondFactor.service.ts';
import { secondFactorOf } from './secondFactorOf.ts';
import { AuthenticatorSetup, SecondFactor } from './secondFactor.type.ts';

export const SecondFactorResolver = rootFields('member', {
  secondFactor: query('account', {
    cost: 15,
    type: () => SecondFactor,
    description: "The second factor of the viewer's account.",
    run: secondFactorOf,
  }),
  completeLogIn: mutation('account', {
    cost: 20,
    access: 'anyone',
    record: User,
    as: asUser,
    description: 'Completes a login that needs a second step, and sets the session cookie.',
    args: [input(SecondStepInput, 'The challenge of `logIn` and a code.')],
    run: completeLogIn,
  }),
  setUpAuthenticator: mutation('account', {
    cost: 100,
    type: () => AuthenticatorSetup,
    description:
      'Makes a new secret for an authenticator app. It is shown once and becomes active with `activateAuthenticator`.',
    args: [input(PasswordInput, 'The current password, and a code.')],
    run: setUpAuthenticator,
  }),
  activateAuthenticator: mutation('account', {
    cost: 20,
    type: () => [String],
    description:
      'Activates the new authenticator app with its first code. If the account had no second factor before, returns its recovery codes, which are shown only once, and every other session ends; otherwise empty.',
    args: [input(CodeInput, 'A code of the new app.')],
    run: activateAuthenticator,
  }),
  replaceRecoveryCodes: mutation('account', {
    cost: 100,
    type: () => [String],
    description: 'Makes new recovery codes, which are shown only once; former ones end.',
    args: [input(PasswordAndCodeInput, 'The current password and a code.')],
    run: replaceRecoveryCodes,
  }),
  turnOffSecondFactor: mutation('account', {
    cost: 100,
    type: () => Boolean,
    description: 'Removes authenticator app, passkeys and recovery codes, so that a login takes only the password.',
    args: [input(PasswordAndCodeInput, 'The current password and a code.')],
    run: turnOffSecondFactor,
  }),
});

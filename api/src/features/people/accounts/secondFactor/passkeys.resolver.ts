import { ID } from 'type-graphql';
import { input, mutation, optional, rootFields, textArgument } from '../../../../schema/rootFields.ts';
import { asUser } from '../accounts.resolver.ts';
import { User } from '../user.entity.ts';
import { NewPasskeyInput, PasskeyLogInInput, RemovePasskeyInput } from './passkeys.inputs.ts';
import {
  addPasskey,
  logInWithPasskey,
  removePasskey,
  startPasskeyLogIn,
  startPasskeyRegistration,
} from './passkeys.service.ts';
import { PasswordInput } from './secondFactor.inputs.ts';

export const PasskeysResolver = rootFields('member', {
  startPasskeyRegistration: mutation('account', {
    cost: 100,
    type: () => String,
    description:
      'Begins adding a passkey: the options of `navigator.credentials.create`, as JSON, valid for five minutes.',
    args: [input(PasswordInput, 'The current password, and a code.')],
    run: startPasskeyRegistration,
  }),
  addPasskey: mutation('account', {
    cost: 20,
    type: () => [String],
    description:
      'Adds a passkey. If the account had no second factor before, returns its recovery codes, which are shown only once, and every other session ends; otherwise empty.',
    args: [input(NewPasskeyInput, 'The new passkey.')],
    run: addPasskey,
  }),
  removePasskey: mutation('account', {
    cost: 100,
    type: () => ID,
    description: 'Removes a passkey; returns its id. The last method of the second factor stays.',
    args: [input(RemovePasskeyInput, 'The passkey and the current password.')],
    run: removePasskey,
  }),
  startPasskeyLogIn: mutation('account', {
    cost: 20,
    access: 'anyone',
    type: () => String,
    description:
      'Begins a login with a passkey: the options of `navigator.credentials.get`, as JSON, valid for five minutes.',
    args: [
      optional(
        textArgument(
          'secondStep',
          'The `challenge` of the error SECOND_STEP_REQUIRED, to use a passkey as the second step.',
        ),
      ),
    ],
    run: startPasskeyLogIn,
  }),
  logInWithPasskey: mutation('account', {
    cost: 20,
    access: 'anyone',
    record: User,
    as: asUser,
    description: 'Signs in with a passkey and sets the session cookie. It takes no second step.',
    args: [input(PasskeyLogInInput, 'What the browser signed.')],
    run: logInWithPasskey,
  }),
});

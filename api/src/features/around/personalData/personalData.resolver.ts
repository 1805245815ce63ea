import { ID } from 'type-graphql';
import { input, mutation, query, rootFields } from '../../../schema/rootFields.ts';
import { latestExport, requestExport } from './dataExport.service.ts';
import { deleteAccount } from './deleteAccount.service.ts';
import { DataExport, DeleteAccountInput } from './personalData.inputs.ts';

export const PersonalDataResolver = rootFields('member', {
  dataExport: query('account', {
    cost: 5,
    type: () => DataExport,
    nullable: true,
    description: "The viewer's latest download of personal data; null if there is none or it has expired.",
    run: latestExport,
  }),
  requestDataExport: mutation('account', {
    cost: 20,
    type: () => DataExport,
    description:
      "Prepares a download of the viewer's data, at most 3 in 24 hours; the viewer gets a notice once it is ready.",
    run: requestExport,
  }),
  deleteAccount: mutation('account', {
    cost: 20,
    type: () => ID,
    description:
      'Deletes the account of the viewer; returns its id. Refused with ACCOUNT_IN_USE and `reasons` while orders are open or auctions run.',
    args: [input(DeleteAccountInput, 'The password and the confirmation.')],
    run: deleteAccount,
  }),
});

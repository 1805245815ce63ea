import type { Slice } from '../../../schema/market.ts';
import { openMailer, type Mailer } from './mailer.ts';
import { ACCOUNT_EMAIL, accountEmailTask } from './accountEmail.ts';

declare module '../../../schema/services.ts' {
  interface Services {
    mailer: Mailer;
  }
}

export const notices: Slice = {
  name: 'notices',
  open: async ({ settings, log }) => {
    const mailer = await openMailer(settings, log);
    return {
      services: { mailer },
      tasks: { emails: { [ACCOUNT_EMAIL]: accountEmailTask(mailer) } },
      stop: () => mailer.close(),
    };
  },
};

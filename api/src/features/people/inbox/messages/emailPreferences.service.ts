import { execute, type Database } from '../../../../database/execute.ts';
import type { EmailDelivery, EmailPreference } from './emailPreference.type.ts';
import { emailTopics, type EmailTopic } from '../../notices/notices.ts';

/** For servers of the release before, 'weekly' is stored as a kind of 'daily'. */
export const DELIVERY = `case when email_preference.delivery = 'daily' and email_preference.is_weekly then 'weekly' else email_preference.delivery end`;

/** One for each topic. */
export const emailPreferencesOf = async (db: Database, userId: string): Promise<EmailPreference[]> => {
  const chosen = await execute<EmailPreference>(
    db,
    `select topic, ${DELIVERY} as delivery from email_preference where user_id = ?`,
    [userId],
  );
  return emailTopics.map(
    (topic) => chosen.find((preference) => preference.topic === topic) ?? { topic, delivery: 'at_once' },
  );
};

export const setEmailPreferences = async (
  db: Database,
  userId: string,
  topics: readonly EmailTopic[],
  delivery: EmailDelivery,
): Promise<void> => {
  for (const topic of topics)
    await execute(
      db,
      `insert into email_preference (user_id, topic, delivery, is_weekly) select id, ?, ?, ? from "user" where id = ?::uuid
       on conflict (user_id, topic) do update set delivery = excluded.delivery, is_weekly = excluded.is_weekly`,
      [topic, delivery === 'weekly' ? 'daily' : delivery, delivery === 'weekly', userId],
    );
};

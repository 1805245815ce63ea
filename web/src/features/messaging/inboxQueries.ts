/** The queries that read messages and their number; the dashboard's lists come with the first one's answer. */
export const inboxQueries = ['Notifications', 'MessagesScreen'];

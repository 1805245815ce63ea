/** The queries for messages and their number; the dashboard's list is part of the first one. */
export const inboxQueries = ['Notifications', 'MessagesScreen', 'NoticeInbox', 'Conversation'];

/** The unread badge: '9+' above 9. */
export const badgeText = (unread: number) => (unread > 9 ? '9+' : String(unread));

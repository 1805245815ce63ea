/** 'Own company' is the same user: a company has one owner, and one profile. */
export const isOwnCompany = (ownerId: string, memberId: string): boolean => ownerId === memberId;

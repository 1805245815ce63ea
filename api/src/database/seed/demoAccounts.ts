export const demoAccounts: { email: string; password: string; what: string }[] = [];

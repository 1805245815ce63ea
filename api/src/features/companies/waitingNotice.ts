interface Company {
  companyName: string;
  city: string;
  country: string;
}

/** What admins read when a company asks for verification. */
export const waitingNotice = ({ companyName, city, country }: Company) => ({
  subject: `Waiting for verification: ${companyName}`,
  content: `${companyName} (${city}, ${country}) has saved its company profile and waits for verification.`,
  link: '/admin/verification',
});

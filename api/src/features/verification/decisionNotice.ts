import type { verificationDecisions } from './rules.ts';

export type Decision = (typeof verificationDecisions)[number];

const told: Record<Decision, (company: string) => [subject: string, sentence: string]> = {
  approved: (company) => [
    'Your company is verified',
    `${company} is verified: buyers see the badge beside your offers.`,
  ],
  revision_requested: (company) => [
    'Your company profile needs a correction',
    `${company} could not be verified yet. Please correct the profile and save it again.`,
  ],
  rejected: (company) => ['Your company was not verified', `${company} was not verified.`],
};

/** What the owner reads of a decision. */
export const decisionNotice = (decision: Decision, company: string, reason: string | null) => {
  const [subject, sentence] = told[decision](company);
  return { subject, content: reason ? `${sentence}\n\nReason: ${reason}` : sentence, link: '/company-profile' };
};

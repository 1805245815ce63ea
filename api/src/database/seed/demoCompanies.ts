import { render } from '../../features/messaging/templates.ts';
import type { Decision } from '../../features/verification/rules.ts';
import { demoMember, type Member } from './members.ts';
import { messageOf, type Message } from './messageRows.ts';
import { randomOf, type Random } from './random.ts';
import { DAY, HOUR, later, MINUTE, startOf } from './time.ts';

interface DecisionRow {
  id: string;
  createdAt: Date;
  companyProfileId: string;
  status: Decision;
  adminId: string;
  reason: string | null;
}

/** A company with its profile and the admin's decision, if there is one yet. */
export interface PlannedCompany {
  member: Member;
  row: { id: string; createdAt: Date; submittedAt: Date };
  decision: DecisionRow | null;
}

export const planCompanies = (members: readonly Member[], today: string): PlannedCompany[] => {
  const admin = demoMember(members, 'admin');
  return members.filter((member) => member.profile).map((member) => planCompany(member, admin, today));
};

/** An office address at the domain of the company's website. */
const contactOf = ({ website }: Member): string | null =>
  website && `office@${new URL(website).hostname.replace(/^www\./, '')}`;

const planCompany = (member: Member, admin: Member, today: string): PlannedCompany => {
  const random = randomOf('company', member.owner.email);
  const createdAt = later(member.joinedAt, random.whole(1, 72) * HOUR);
  const id = random.id(createdAt);
  const { companyName, website, phone, address, description, businessRegistrationNumber, verificationStatus } = member;
  const profile = {
    companyName,
    website,
    contactEmail: contactOf(member),
    phone,
    address,
    description,
    businessRegistrationNumber,
    verificationStatus,
  };
  const isWaiting = verificationStatus === 'pending';
  // Companies that wait for verification saved their profile in the last weeks.
  const submittedAt = isWaiting ? later(startOf(today), -random.whole(60, 20 * 24 * 60) * MINUTE) : createdAt;
  const decidedAt = later(createdAt, random.whole(8 * 60, 3 * 24 * 60) * MINUTE);
  return {
    member,
    row: { id, createdAt, userId: member.id, ...profile, submittedAt } as PlannedCompany['row'],
    decision:
      isWaiting || member === admin
        ? null
        : {
            id: random.id(decidedAt),
            createdAt: decidedAt,
            companyProfileId: id,
            status: verificationStatus,
            adminId: admin.id,
            reason: reasonFor(verificationStatus, random),
          },
  };
};

const reasons: Record<Exclude<Decision, 'approved'>, string[]> = {
  revision_requested: [
    'The registration number belongs to another name. Please enter the number of this company.',
    'The address is that of a registration agent. Please add the place of business.',
    'Please add the web address under which the company can be found.',
  ],
  rejected: [
    'The trade register knows no company of this name and number.',
    'The telephone number is not in use, and two letters came back.',
    'The company was dissolved according to the trade register.',
  ],
};

const reasonFor = (status: Decision, random: Random): string | null =>
  status === 'approved' ? null : random.pick(reasons[status]);

/** Notices of recent verification decisions. */
export const noticesOfDecisions = (companies: readonly PlannedCompany[], today: string, random: Random): Message[] =>
  companies.flatMap(({ member, decision }) => {
    if (!decision || decision.createdAt < later(startOf(today), -60 * DAY)) return [];
    const { createdAt, status, reason } = decision;
    const notice = render(`company_${status}`, { companyName: member.companyName, reason });
    return [messageOf({ createdAt, recipientId: member.id, ...notice }, random)];
  });

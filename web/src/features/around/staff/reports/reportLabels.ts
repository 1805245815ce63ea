import type { ReportKind, reportReasons } from 'api/rules/staff/reports';

export type Reported = { kind: ReportKind; id: string; name: string };

/** The query parameter of a posting's page that opens the dialog to take it off the market. */
export const TAKE_OFF = 'take-off';

/** A member whom the viewer can block. */
export type Blockable = { id: string; name: string; isBlocked: boolean };

export const reasonLabels: Record<(typeof reportReasons)[number], string> = {
  spam: 'Advertising or mass messages',
  fraud: 'Fraud or a false offer',
  impersonation: 'Pretends to be someone else',
  offensive: 'Insults or threats',
  prohibited: 'Prohibited goods',
  other: 'Something else',
};

interface KindOfEvent {
  /** A short sentence for admins and, in the settings, for the member whom the event concerns. */
  sentence: string;
  /** For frequent events: those of one hour that differ only in the request share one row with a count. */
  isCounted?: true;
  /** Shown in the settings of the member who is the event's subject. */
  isShownToMember?: true;
}

const kindsOf = <Kind extends string>(kinds: Record<Kind, KindOfEvent>): Record<Kind, KindOfEvent> => kinds;

/** Every kind of event in the audit log. Stored words: kinds are added and never renamed. */
export const auditKinds = kindsOf({
  registered: { sentence: 'The account was created.', isShownToMember: true },
  login_succeeded: { sentence: 'Signed in.', isShownToMember: true },
  login_failed: { sentence: 'Sign-in failed.', isCounted: true, isShownToMember: true },
  login_limited: { sentence: 'Sign-in was blocked after too many attempts.', isCounted: true, isShownToMember: true },
  logged_out: { sentence: 'Signed out.', isShownToMember: true },
  session_ended: { sentence: 'A session was ended in the settings.', isShownToMember: true },
  all_sessions_ended: { sentence: 'All sessions were ended in the settings.', isShownToMember: true },
  password_changed: { sentence: 'The password was changed, and all other sessions ended.', isShownToMember: true },
  password_reset: { sentence: 'A new password was set with a link from an email.', isShownToMember: true },
  email_change_requested: { sentence: 'A new email address was entered in the settings.', isShownToMember: true },
  email_changed: { sentence: 'The email address was changed.', isShownToMember: true },
  email_reverted: { sentence: 'The former email address was restored.', isShownToMember: true },
  password_check_failed: {
    sentence: 'A wrong current password was given in the settings.',
    isCounted: true,
    isShownToMember: true,
  },
  second_factor_enabled: { sentence: 'The second factor was turned on.', isShownToMember: true },
  second_factor_disabled: { sentence: 'The second factor was turned off.', isShownToMember: true },
  second_factor_reset: { sentence: 'The second factor was removed by the operator.', isShownToMember: true },
  second_factor_failed: { sentence: 'A wrong code was entered.', isCounted: true, isShownToMember: true },
  authenticator_replaced: { sentence: 'The authenticator app was replaced.', isShownToMember: true },
  recovery_code_used: { sentence: 'A recovery code was used.', isShownToMember: true },
  recovery_codes_renewed: { sentence: 'New recovery codes were made.', isShownToMember: true },
  passkey_added: { sentence: 'A passkey was added.', isShownToMember: true },
  passkey_removed: { sentence: 'A passkey was removed.', isShownToMember: true },
  api_key_created: { sentence: 'An API key was created.', isShownToMember: true },
  api_key_revoked: { sentence: 'An API key was revoked.', isShownToMember: true },
  api_keys_revoked: { sentence: 'All API keys were revoked.', isShownToMember: true },
  webhook_created: { sentence: 'A webhook was added.', isShownToMember: true },
  webhook_changed: { sentence: 'A webhook was changed.', isShownToMember: true },
  webhook_deleted: { sentence: 'A webhook was deleted.', isShownToMember: true },
  webhook_secret_rotated: { sentence: 'A webhook got a new secret.', isShownToMember: true },
  data_export_requested: { sentence: 'A download of personal data was requested.', isShownToMember: true },
  data_export_downloaded: { sentence: 'Your data was downloaded.', isShownToMember: true },
  account_deleted: { sentence: 'The account was deleted.' },
  authorization_refused: { sentence: 'A request was refused because the member may not do this.', isCounted: true },
  signing_key_rotated: { sentence: 'The signing key was replaced.' },
  member_invited: { sentence: 'Somebody was invited to a company.' },
  invitation_cancelled: { sentence: 'An invitation to a company was cancelled.' },
  invitation_declined: { sentence: 'An invitation to a company was declined.' },
  member_joined: { sentence: 'Joined a company.', isShownToMember: true },
  member_left: { sentence: 'Left a company.', isShownToMember: true },
  member_removed: { sentence: 'Was removed from a company.', isShownToMember: true },
  member_role_changed: { sentence: 'Got another role in a company.', isShownToMember: true },
  company_offered: { sentence: 'Was offered a company by its owner.', isShownToMember: true },
  company_act_undone: { sentence: 'A change of who manages a company was undone.' },
  company_transferred: { sentence: 'Became the owner of a company.', isShownToMember: true },
  company_closed: { sentence: 'A company was closed by its owner.' },
  // Decisions about companies: `company_` and the decision.
  company_approved: { sentence: 'A company was approved.' },
  company_rejected: { sentence: 'A company was rejected.' },
  company_revision_requested: { sentence: 'A company was asked to revise its profile.' },
  company_locked: { sentence: 'A company was locked by an admin.' },
  company_unlocked: { sentence: 'A company was unlocked by an admin.' },
  auction_cancelled_by_admin: { sentence: 'An auction was cancelled by an admin.' },
  auction_paused: { sentence: 'An auction was paused.' },
  auction_resumed: { sentence: 'An auction was resumed.' },
  offering_withdrawn_by_admin: { sentence: 'An offering was taken off the market by an admin.' },
  rfp_cancelled_by_admin: { sentence: 'An RFP was cancelled by an admin.' },
  job_retried: { sentence: 'A failed job was run again.' },
  role_granted: { sentence: 'The operator granted a role.', isShownToMember: true },
  role_revoked: { sentence: 'The operator took a role away.', isShownToMember: true },
  password_reset_link_created: {
    sentence: 'The operator created a link to set a new password.',
    isShownToMember: true,
  },
  member_locked: { sentence: 'The account was locked by an admin.', isShownToMember: true },
  member_unlocked: { sentence: 'The account was unlocked by an admin.', isShownToMember: true },
  member_session_ended: { sentence: 'A session was ended by an admin.', isShownToMember: true },
  member_sessions_ended: { sentence: 'All sessions were ended by an admin.', isShownToMember: true },
  report_handled: { sentence: 'A report was handled.' },
  bid_voided_by_admin: { sentence: 'A bid was voided by an admin.' },
  catalogue_added: { sentence: 'A category or material was added.' },
  catalogue_edited: { sentence: 'A category or material was changed.' },
  catalogue_merged: { sentence: 'A category or material was merged into another one.' },
  catalogue_hidden: { sentence: 'A category or material was hidden.' },
  catalogue_shown: { sentence: 'A hidden category or material was shown again.' },
  catalogue_imported: { sentence: 'Materials were imported.' },
  search_function_changed: { sentence: 'A function of the search was added, changed or removed.' },
  search_list_imported: { sentence: 'A list of the search was imported.' },
  suggestion_accepted: { sentence: 'A suggested material was accepted.' },
  suggestion_declined: { sentence: 'A suggested material was declined.' },
  commodity_added: { sentence: 'A commodity was added to the price index.' },
  commodity_edited: { sentence: 'A commodity of the price index was changed.' },
  price_added: { sentence: 'A price was added to the price index.' },
  price_corrected: { sentence: 'A price of the price index was corrected or removed.' },
  prices_imported: { sentence: 'Prices were imported.' },
});

export type AuditKind = keyof typeof auditKinds;

/** The kinds that are shown to the member whom an event concerns. */
export const kindsForMembers = (Object.keys(auditKinds) as AuditKind[]).filter(
  (kind) => auditKinds[kind].isShownToMember,
);

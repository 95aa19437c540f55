import type { Permission } from '../roles/permissions.ts';

/** People outside who act on a parcel through our pages: the receiver on the tracking page, the sender through the answer link. */
export const parties = ['receiver', 'sender'] as const;
export type Party = (typeof parties)[number];

/** Permissions of a party. The pages offer less: `receiver-choices.ts`, `sender-answers.ts`. */
export const partyPermissions: Readonly<Record<Party, readonly Permission[]>> = {
  receiver: ['label.view', 'label.redirect', 'hold_mail.work'],
  sender: ['label.view', 'label.redirect', 'label.return', 'hold_mail.work'],
};

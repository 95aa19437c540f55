import type { Permission } from '../roles/permissions.ts';

/** People outside who act on a parcel by a page of ours: the receiver by the tracking page, the sender by the link that asks them. */
export const parties = ['receiver', 'sender'] as const;
export type Party = (typeof parties)[number];

/** What the commands of the house let a party do. The pages offer less: `receiver-choices.ts`, `sender-answers.ts`. */
export const partyPermissions: Readonly<Record<Party, readonly Permission[]>> = {
  receiver: ['label.view', 'label.redirect', 'hold_mail.work'],
  sender: ['label.view', 'label.redirect', 'label.return', 'hold_mail.work'],
};

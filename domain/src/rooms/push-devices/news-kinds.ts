import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Kinds of news in the top bar: the announcements of the bell, then the kinds of the inbox. A device rings for the same ones. */
export const newsKindNames = [
  'announcements',
  'chat',
  'tickets',
  'provider-tickets',
  'denied-pickups',
  'feedback',
  'owner-days',
  'answers',
  'payouts',
] as const;
export type NewsKind = (typeof newsKindNames)[number];

/** Kinds for which the devices of a person do not ring. */
export const muteForm = form({ muted: rule.multiselect({ options: newsKindNames }) });

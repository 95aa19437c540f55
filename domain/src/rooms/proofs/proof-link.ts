import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** Lifetime of a link to a parcel's proofs, in milliseconds: seven days. */
export const proofLinkLifetime = 7 * 24 * 60 * 60_000;

/** Recipient of a link, so that it is known later who has it. */
export const proofLinkForm = form({ made_for: rule.text({ required: true, max: 100 }) });
export const revokeLinkForm = form({ link_id: rule.idRef({ required: true }) });

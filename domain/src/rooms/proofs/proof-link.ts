import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';

/** A link to the proofs of a parcel is valid for this long, in milliseconds: seven days. */
export const proofLinkLifetime = 7 * 24 * 60 * 60_000;

/** For whom a link is made, so that whoever asks later knows who holds it. */
export const proofLinkForm = form({ made_for: rule.text({ required: true, max: 100 }) });
export const revokeLinkForm = form({ link_id: rule.idRef({ required: true }) });

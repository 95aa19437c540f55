import { form } from '../../kernel/form.ts';
import { shortCodeRule } from '../../kernel/short-code-rule.ts';
import { also, problemOf } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import { imageTypes } from '../../kernel/file-types.ts';
import { unit } from '../../kernel/units.ts';
import { settleReference } from '../payment-claims/decide-claim.ts';
import { proofPictures, type ProofNeed } from '../labels/delivery-proof.ts';
import { identityRule } from './identity-rule.ts';

/** Maximum bytes of a stored proof picture; phones shrink it to `photoBytes` before storing. */
const proofSizeMax = 1024 * 1024;
export const photoBytes = 200_000;

const picture = { maxBytes: proofSizeMax, types: imageTypes } as const;
const receiver = { handed_to: rule.text({ max: 100 }) };

/** Proof of a delivery, under the number of the delivering scan. */
export const proofForm = form({
  scan_id: rule.text({ required: true, max: 64 }),
  tracking_code: rule.text({ required: true, max: 60 }),
  kind: rule.select({ options: proofPictures }),
  picture: rule.file(picture),
  ...receiver,
  receiver_id_no: identityRule(),
  hand_over_code: shortCodeRule(),
});

/** Returns a problem for a field of a payment by a channel that is missing; none for cash. */
const ofChannel = (missing: (value: unknown) => boolean) => (value: unknown, all: Readonly<Record<string, unknown>>) =>
  problemOf(typeof all['channel_id'] === 'number' && missing(value) ? 'required' : null);

/** Builds the form at the door for a parcel with these needs, whose receiver owes `due`, whole kyat. */
export const doorForm = (needs: readonly ProofNeed[], due = 0) =>
  form({
    channel_id: rule.idRef(),
    channel_amount: also(
      unit.kyat(rule.number({ min: 1, max: Math.max(1, due), integer: true })),
      ofChannel((amount) => amount === null),
    ),
    reference: also(
      rule.text({ max: 60 }),
      ofChannel((text) => text !== null && settleReference(String(text)) === null),
    ),
    picture: rule.file({ ...picture, required: needs.includes('picture') }),
    ...receiver,
    receiver_id_no: identityRule({ required: needs.includes('identity') }),
    hand_over_code: shortCodeRule({ required: needs.includes('code') }),
  });

import { form } from '../../kernel/form.ts';
import { shortCodeRule } from '../../kernel/short-code-rule.ts';
import { rule } from '../../kernel/rules.ts';
import { imageTypes } from '../../kernel/file-types.ts';
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

/** Builds the form at the door for a parcel with these needs. */
export const doorForm = (needs: readonly ProofNeed[]) =>
  form({
    picture: rule.file({ ...picture, required: needs.includes('picture') }),
    ...receiver,
    receiver_id_no: identityRule({ required: needs.includes('identity') }),
    hand_over_code: shortCodeRule({ required: needs.includes('code') }),
  });

import { form } from '../../kernel/form.ts';
import { shortCodeRule } from '../../kernel/short-code-rule.ts';
import { rule } from '../../kernel/rules.ts';
import { imageTypes } from '../files/file-kinds.ts';
import { proofPictures, type ProofNeed } from '../labels/delivery-proof.ts';
import { identityRule } from './identity-rule.ts';

/** Bytes of a picture that is kept as a proof; a phone makes it smaller than `photoBytes` before it stores it. */
const proofSizeMax = 1024 * 1024;
export const photoBytes = 200_000;

const picture = { maxBytes: proofSizeMax, types: imageTypes } as const;
const receiver = { handed_to: rule.text({ max: 100 }) };

/** What was left at a door, under the number of the scan that says it was delivered. */
export const proofForm = form({
  scan_id: rule.text({ required: true, max: 64 }),
  tracking_code: rule.text({ required: true, max: 60 }),
  kind: rule.select({ options: proofPictures }),
  picture: rule.file(picture),
  ...receiver,
  receiver_id_no: identityRule(),
  hand_over_code: shortCodeRule(),
});

/** What is asked at the door of a parcel with these needs. */
export const doorForm = (needs: readonly ProofNeed[]) =>
  form({
    picture: rule.file({ ...picture, required: needs.includes('picture') }),
    ...receiver,
    receiver_id_no: identityRule({ required: needs.includes('identity') }),
    hand_over_code: shortCodeRule({ required: needs.includes('code') }),
  });

import { z } from 'zod';
import { proofLinkForm, revokeLinkForm } from '@waybill/domain/rooms/proofs/proof-link.ts';
import { proofPictures } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, linkHashParam, named, one, recordId } from '../../kernel/schemas.ts';

const kyat = z.number().int().describe('whole kyat');
const text = z.string().nullable();

const link = z.object({
  id: z.number().int(),
  made_for: z.string(),
  made_by: z.string(),
  made_at: instant,
  expires_at: instant,
  revoked_by: text,
  opened: z.number().int(),
  opened_at: instant.nullable(),
  hash: text.describe('null once it opens nothing any more'),
});
const links = one(z.object({ links: z.array(link) }));
export type ProofLink = z.infer<typeof link>;

/** A parcel as the holder of the link sees it: no staff, no phone, nothing else about its sender. */
const pack = z.object({
  tracking_code: z.string(),
  status: z.string(),
  sender_name: text,
  receiver_name: text,
  township: named.nullable(),
  accepted_at: instant.nullable(),
  delivered_at: instant.nullable(),
  printed_at: instant,
  expires_at: instant,
  scans: z.array(z.object({ at: instant, status: z.string(), branch: named.nullable(), reason: text })),
  calls: z.array(z.object({ at: instant, type: z.string(), nth: z.number().int(), outcome: z.string(), result: text })),
  proof: z
    .object({
      kind: z.enum(proofPictures).nullable(),
      handed_to: text,
      identity: z.boolean().describe('NRC or passport was shown'),
      by_code: z.boolean().describe('the receiver gave the code that only they were sent'),
      at: instant,
    })
    .nullable(),
  without_code: z.boolean().describe('a supervisor decided that it goes without the code of the receiver'),
  money: z.object({
    payment_type: z.string(),
    cod_amount: kyat,
    cod_charge: kyat,
    cod_fee: kyat,
    shipping_total: kyat,
    cod_status: text,
  }),
});
export type ProofPack = z.infer<typeof pack>;

const access = { permission: 'label.view' } as const;
const params = z.strictObject({ id: recordId, hash: linkHashParam });
/** Limits requests from one IP address, so that nobody guesses hashes. */
const limit = { max: 30, seconds: 60 } as const;

export const proofPackContract = {
  links: endpoint({
    id: 'proof_links.list',
    method: 'GET',
    path: '/api/label/{id}/proof-link',
    summary: 'The links that open the proofs of a parcel, the latest first',
    access,
    scope: 'branch',
    params: idParam,
    output: links,
    refusals: ['not_found'],
  }),
  make: endpoint({
    id: 'proof_links.make',
    method: 'POST',
    path: '/api/label/{id}/proof-link',
    summary: 'A link that opens the proofs of a parcel without signing in, for 7 days',
    access,
    scope: 'branch',
    params: idParam,
    body: bodyOf(proofLinkForm),
    output: links,
    refusals: ['not_found'],
    secret: true,
  }),
  revoke: endpoint({
    id: 'proof_links.revoke',
    method: 'POST',
    path: '/api/label/{id}/proof-link/revoke',
    summary: 'A link to the proofs of a parcel opens nothing any more',
    access,
    scope: 'branch',
    params: idParam,
    body: bodyOf(revokeLinkForm),
    output: links,
    refusals: ['not_found', 'state_not_allowed'],
    secret: true,
  }),
  open: endpoint({
    id: 'proof_links.open',
    method: 'GET',
    path: '/api/package/proof/{id}/{hash}',
    summary: 'The proofs of one parcel, for whoever holds the link',
    access: 'guest',
    scope: 'none',
    params,
    output: one(pack),
    refusals: ['link_invalid'],
    limit,
  }),
  picture: endpoint({
    id: 'proof_links.picture',
    method: 'GET',
    path: '/api/package/proof/{id}/{hash}/picture',
    summary: 'The signature or photo of the delivery, for whoever holds the link',
    access: 'guest',
    scope: 'none',
    params,
    output: null,
    refusals: ['link_invalid'],
    limit,
  }),
};

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, linkHashParam, named, one, paperLink, recordId } from '../../kernel/schemas.ts';
import { handoverCollectionPaper } from '../handover-collections/handover-collections.contract.ts';
import { mailbagManifest } from '../mailbags/mailbags.contract.ts';
import { runSheetPaper } from '../run-sheets/run-sheets.contract.ts';

const paper = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mailbag'), paper: mailbagManifest }),
  z.object({ kind: z.literal('run_sheet'), paper: runSheetPaper }),
  z.object({ kind: z.literal('handover_collection'), paper: handoverCollectionPaper }),
]);
export type PackagePaper = z.infer<typeof paper>;

const day = z.string().describe('yyyy-mm-dd, Yangon');
const merchantParcels = z.object({
  merchant: z.object({ id: z.number().int(), name: z.string() }),
  from: day,
  to: day,
  printed_at: instant,
  lines: z.array(
    z.object({
      tracking_code: z.string(),
      accepted_at: instant,
      receiver_name: z.string().nullable(),
      township: named.nullable(),
      status: z.string(),
      cod_amount: z.number().int().describe('whole kyat'),
      delivered: z.boolean(),
      returned: z.boolean(),
    }),
  ),
});
export type MerchantParcels = z.infer<typeof merchantParcels>;

const sees = {
  mailbag: 'mailbag.view',
  run_sheet: 'run_sheet.view',
  handover_collection: 'handover_collection.view',
} as const;
const seesMerchant = { permission: 'customer.view' } as const;

export const packagesContract = {
  print: endpoint({
    id: 'packages.print',
    method: 'GET',
    path: '/api/package/print/{id}/{hash}',
    summary: 'The paper of a bag, a run sheet or a hand-over, by a link that was made for the caller',
    access: { permission: sees },
    scope: 'branch',
    params: z.strictObject({ id: recordId, hash: linkHashParam }),
    output: one(paper),
    refusals: ['not_found', 'link_invalid', 'not_counted', 'collection_hidden'],
  }),
  merchantLink: endpoint({
    id: 'packages.merchantLink',
    method: 'GET',
    path: '/api/merchant/{id}/package-link',
    summary: 'A link to the parcels of a merchant that were accepted in a period, for the caller and for 15 minutes',
    access: seesMerchant,
    scope: 'branch',
    params: idParam,
    query: z.strictObject({
      from: z.iso.date().optional().describe('today if left out'),
      to: z.iso.date().optional().describe('the first day if left out'),
    }),
    output: paperLink,
    refusals: ['not_found', 'report_backwards', 'report_too_long', 'report_too_many'],
  }),
  report: endpoint({
    id: 'packages.report',
    method: 'GET',
    path: '/api/package/report/{hash}',
    summary: 'The parcels of a merchant in a period, by a link that was made for the caller',
    access: seesMerchant,
    scope: 'branch',
    params: z.strictObject({ hash: linkHashParam }),
    output: one(merchantParcels),
    refusals: ['not_found', 'link_invalid', 'report_too_many'],
  }),
};

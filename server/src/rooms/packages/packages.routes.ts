import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { packagesContract as calls } from '@waybill/contract/rooms/packages/packages.contract.ts';
import { linkedPaper } from '../../kernel/paper-links.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { readHandedPaper } from '../handover-collections/handover-collections.door.ts';
import { readManifest } from '../mailbags/mailbags.door.ts';
import { readSheetPaper } from '../run-sheets/run-sheets.door.ts';
import { merchantLink, readMerchantReport } from './merchant-parcels.queries.ts';

/** An older link opens nothing for a person who has lost the permission for that kind of document. */
const papers = [
  { kind: 'mailbag', permission: 'mailbag.view' },
  { kind: 'run_sheet', permission: 'run_sheet.view' },
  { kind: 'handover_collection', permission: 'handover_collection.view' },
] as const;

export const packageRoutes: Route[] = [
  read(calls.print, async (context, { params: { id, hash } }) => {
    // The hash names the kind: two documents of one number have different ones.
    const kinds = papers.filter(({ permission }) => can(context.viewer, permission)).map(({ kind }) => ({ kind, id }));
    const linked = await linkedPaper(context, kinds, hash);
    switch (linked?.kind) {
      case 'mailbag': {
        const paper = await readManifest(context, id);
        return isRefusal(paper) ? paper : { data: { kind: 'mailbag' as const, paper: paper.data } };
      }
      case 'run_sheet': {
        const paper = await readSheetPaper(context, id);
        return isRefusal(paper) ? paper : { data: { kind: 'run_sheet' as const, paper: paper.data } };
      }
      case 'handover_collection': {
        const paper = await readHandedPaper(context, id);
        return isRefusal(paper) ? paper : { data: { kind: 'handover_collection' as const, paper: paper.data } };
      }
      case undefined:
        return refuse('link_invalid');
    }
  }),
  read(calls.merchantLink, (context, { params, query }) => merchantLink(context, params.id, query)),
  read(calls.report, (context, { params }) => readMerchantReport(context, params.hash)),
];

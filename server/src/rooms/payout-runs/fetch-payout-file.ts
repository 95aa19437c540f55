import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import { xlsxType } from '../../kernel/sheets/xlsx-file.ts';
import { runScope } from './payout-runs.store.ts';

/** Returns the file of a run: always the bytes that were made once. Every download leaves a line in the audit log. */
export async function fetchPayoutFile(context: CommandContext, id: number): Promise<FileAnswer | Refusal> {
  const { tx, viewer } = context;
  const run = await tx
    .selectFrom('payout_run as r')
    .select(['r.number', 'r.status', 'r.file_name', 'r.file_content', 'r.file_hash'])
    .where('r.id', '=', id)
    .where(runScope(viewer))
    .executeTakeFirst();
  if (!run) return refuse('not_found');
  const { number, status, file_name, file_content, file_hash } = run;
  if (file_name === null || file_content === null) return refuse('state_not_allowed', { values: { status } });
  context.audit({
    room: 'payout_runs',
    record: id,
    name: number,
    branchId: null,
    action: 'fetch_file',
    after: { file_name, file_hash },
  });
  const plain = `payout${/\.[a-z]+$/.exec(file_name)?.[0] ?? ''}`;
  return new FileAnswer(file_content, {
    'content-type': plain.endsWith('.xlsx') ? xlsxType : 'application/octet-stream',
    'content-length': String(file_content.length),
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file_name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
}

import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { MoveInKind } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import {
  moveInContract as calls,
  type MoveInBadRow,
  type MoveInDetail,
} from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { denial } from '../../kernel/http.ts';
import type { JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { actorOf } from '../label-imports/taking-sheets.door.ts';
import { addMoveInSheet, createMoveIn, proposeMoveIn } from './change-move-in.ts';
import { readBadRows, readMoveIn } from './move-ins.queries.ts';
import { readSheets } from './move-ins.store.ts';

export interface FilesToBring {
  /** The person with whose rights it is prepared; the founder by default. */
  readonly by: string | null;
  /** A move-in that is a draft, or a new one of this name and opening day. */
  readonly into: number | { readonly name: string; readonly opening_day: string };
  readonly files: readonly { readonly kind: MoveInKind; readonly name: string; readonly content: Buffer }[];
  readonly submit: boolean;
}

export interface FilesBrought {
  readonly moveIn: MoveInDetail;
  readonly bad: readonly { readonly file: string; readonly rows: readonly MoveInBadRow[] }[];
}

/**
 * Prepares a move-in from the command line by the same commands as on the screen, with the rights of a person. The signature is given on the screen,
 * where the second person signs in. Returns the first refusal; the sheets before it are kept.
 */
export async function moveInFromFiles(
  { db, services }: JobTools,
  { by, into, files, submit }: FilesToBring,
): Promise<FilesBrought | Refusal> {
  const viewer = await actorOf(db, by);
  const denied = viewer ? denial(calls.add, viewer) : refuse('unauthorized');
  if (!viewer || denied) return denied ?? refuse('unauthorized');
  const now = services.clock();
  const request = { ip: '', userAgent: null, raw: null };
  const frame = { services, db, live: null, viewer, now, requestId: 'ops-import', locale: 'en', request } as const;
  const give = async (
    endpoint: string,
    act: (context: CommandContext) => Promise<{ data: MoveInDetail } | Refusal>,
  ): Promise<MoveInDetail | Refusal> => {
    const outcome = await runCommand(frame, {
      endpoint,
      status: 200,
      audited: true,
      idempotencyKey: null,
      input: {},
      act,
    });
    return isRefusal(outcome) ? outcome : (outcome.body as { data: MoveInDetail }).data;
  };
  let moveIn =
    typeof into === 'number'
      ? ((await readMoveIn(db, viewer, into, now)) ?? refuse('not_found'))
      : await give(calls.create.id, (context) => createMoveIn(context, into));
  for (const { kind, name, content } of files) {
    if (isRefusal(moveIn)) return moveIn;
    const { id } = moveIn;
    const body = { kind, file: new UploadedFile(name, content), sheets: null, encoding: null };
    moveIn = await give(calls.add.id, (context) => addMoveInSheet(context, id, body));
  }
  if (!isRefusal(moveIn) && submit && moveIn.bad === 0) {
    const { id, version } = moveIn;
    moveIn = await give(calls.propose.id, (context) => proposeMoveIn(context, id, { version }));
  }
  if (isRefusal(moveIn)) return moveIn;
  const sheets = await readSheets(db, moveIn.id);
  const bad = await Promise.all(
    sheets
      .filter((sheet) => sheet.bad > 0)
      .map(async (sheet) => ({ file: sheet.file_name, rows: await readBadRows(db, sheet, 'en') })),
  );
  return { moveIn, bad };
}

import { Readable } from 'node:stream';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { hasFile, type ExportFormat, type ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import { definitionOf } from '../../kernel/list-table.ts';
import { readChunks, readFileFacts } from './exports.queries.ts';
import { xlsxType } from '../../kernel/sheets/xlsx-file.ts';

const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: xlsxType,
};

/** Returns the file, to its requester only; every download leaves a line in the audit log. */
export async function fetchFile(context: CommandContext, id: number): Promise<FileAnswer | Refusal> {
  const { tx, viewer, poolDb, services } = context;
  const facts = await readFileFacts(tx, viewer, id);
  if (!facts) return refuse('not_found');
  if (!hasFile(facts.status as ExportState)) return refuse('export_not_ready');
  const format = facts.format as ExportFormat;
  const title = definitionOf(facts.list)?.title[facts.locale as Locale] ?? facts.list;
  context.audit({ room: 'exports', record: id, name: facts.list, action: 'download', branchId: facts.branch_id });
  return new FileAnswer(Readable.from(readChunks(poolDb, services.copyPool, id), { objectMode: false }), {
    'content-type': mediaTypes[format],
    'content-length': String(facts.size ?? 0),
    'content-disposition': disposition(
      `${title} ${daysOf(facts.query) ?? formatDate(facts.finished_at ?? context.now)}`,
      `${facts.list}-${id}`,
      format,
    ),
  });
}

/** Returns the days of the rows, where the query names them: a report of November is named after November, whenever it is made. */
function daysOf(query: unknown): string | null {
  const { filters } = query as { filters?: Readonly<Record<string, string>> };
  const days = [filters?.['from'], filters?.['to']].filter((day) => day !== undefined && day !== '');
  return days.length === 0 ? null : [...new Set(days)].map((day) => formatDate(day as string)).join(' – ');
}

/** Builds the Content-Disposition header: the name in its own script for current browsers (RFC 8187), a plain one for others. */
function disposition(name: string, plain: string, format: ExportFormat): string {
  const fit = name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const encoded = encodeURIComponent(`${fit}.${format}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.${format}"; filename*=UTF-8''${encoded}`;
}

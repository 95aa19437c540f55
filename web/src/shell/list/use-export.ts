import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import type { ExportFormat } from '@waybill/domain/rooms/exports/export-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useDoing } from '../use-doing.ts';
import { listNoticesWords } from './list-notices.words.ts';
import { createStore } from '../../kernel/store.ts';

/** The rows and columns of an export: those on the screen, of all pages. */
export interface ExportRequest {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly sort: string;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Of a frozen selection, its rows only. */
  readonly selection?: string;
}

/** Asks for an export of a list (F-07). It is made by a job; `ExportNotices` says when the file is there. */
export function useExport(definition: ListDefinition): (request: ExportRequest) => Promise<void> {
  const say = useSay();
  const toast = useToast();
  const run = useDoing();
  return async ({ columns, filters, ...request }: ExportRequest) => {
    const started = await run(
      () =>
        call('exports.start', {
          body: { ...request, list: definition.name, columns: [...columns], filters: { ...filters } },
        }),
      { fresh: ['exports.list'] },
    );
    if (!started) return;
    rememberOrigin(started.data.id);
    toast.info(say(listNoticesWords.exportStarted), say(listNoticesWords.exportStartedText));
  };
}

/** Where each export was asked for in this window, as an address: its notice leads back to that list, as it stood. */
export const exportOrigins = createStore<Readonly<Record<number, string>>>({});

function rememberOrigin(id: number): void {
  const { pathname, search } = window.location;
  exportOrigins.change((before) => ({ ...before, [id]: pathname + search }));
}

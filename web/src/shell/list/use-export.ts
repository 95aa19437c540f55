import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import type { ExportFormat } from '@waybill/domain/rooms/exports/export-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useAction } from '../use-action.ts';
import { listNoticesWords } from './list-notices.words.ts';
import { createStore } from '../../kernel/store.ts';

/** Rows and columns of an export: those of the screen, on all pages. */
export interface ExportRequest {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly sort: string;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Only the rows of a frozen selection. */
  readonly selection?: string;
}

/** Requests an export of a list (F-07). A job creates it; `ExportNotices` reports when the file is ready. */
export function useExport(definition: ListDefinition): (request: ExportRequest) => Promise<void> {
  const say = useSay();
  const toast = useToast();
  const run = useAction();
  return async ({ columns, filters, ...request }: ExportRequest) => {
    const started = await run(
      () =>
        call('exports.start', {
          body: { ...request, list: definition.name, columns: [...columns], filters: { ...filters } },
        }),
      { changes: 'export' },
    );
    if (!started) return;
    rememberOrigin(started.data.id);
    toast.info(say(listNoticesWords.exportStarted), say(listNoticesWords.exportStartedText));
  };
}

/** Address from which each export was requested in this window: its notice links back to that list in its state. */
export const exportOrigins = createStore<Readonly<Record<number, string>>>({});

function rememberOrigin(id: number): void {
  const { pathname, search } = window.location;
  exportOrigins.change((before) => ({ ...before, [id]: pathname + search }));
}

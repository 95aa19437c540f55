import { AppLink } from '../../kernel/AppLink.tsx';
import { addressOfCall } from '../../kernel/client.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useStore } from '../../kernel/store.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useAction } from '../use-action.ts';
import { exportOrigins } from './use-export.ts';
import { listNoticesWords } from './list-notices.words.ts';
import { saveFile } from '../save-file.ts';
import { listNameWords } from '@waybill/contract/generated/list-names.ts';
import type { ExportFormat } from '@waybill/domain/rooms/exports/export-states.ts';

export interface FinishedExport {
  readonly id: number;
  readonly list: string;
  readonly format: ExportFormat;
  readonly status: string;
}

/** The page that lists all exports, under its name in the source (N-22). */
const exportsPage = 'shipping-report.csv-list';

/** One finished export: its list, the file or the failure, and links to the list as it was and to all exports. */
export function ExportNotice({ one, ready, close }: { one: FinishedExport; ready: boolean; close: () => void }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const run = useAction();
  const take = () =>
    void run(async () => saveFile(await addressOfCall('exports.file', { id: one.id }), `${one.list}.${one.format}`));
  const origin = useStore(exportOrigins)[one.id];
  const actions = (
    <span className="row">
      {ready && (
        <Button small variant="main" onClick={take}>
          {say(listNoticesWords.exportDownload)}
        </Button>
      )}
      {origin !== undefined && (
        <AppLink href={origin} className={buttonLook('plain', true)}>
          {say(listNoticesWords.exportOrigin)}
        </AppLink>
      )}
      {mayOpen(exportsPage) && (
        <PageLink to={exportsPage} className={buttonLook('plain', true)}>
          {say(listNoticesWords.exportOpen)}
        </PageLink>
      )}
    </span>
  );
  return (
    <Callout
      tone={ready ? 'success' : 'danger'}
      title={exportMessage(say, one.list, ready)}
      actions={actions}
      onClose={close}
    />
  );
}

/**
 * Returns the message that a list's file is ready or failed; a removed list is named by its key.
 *
 * @example exportMessage(say, 'staff', true) // Staff list: the export is ready.
 */
export function exportMessage(say: Say, list: string, ready: boolean): string {
  return say(ready ? listNoticesWords.exportReadyOf : listNoticesWords.exportFailedOf, {
    list: isList(list) ? say.loose(listNameWords[list]) : list,
  });
}

function isList(list: string): list is keyof typeof listNameWords {
  return Object.hasOwn(listNameWords, list);
}

import { useEffect } from 'react';
import { exportLife } from '@waybill/domain/rooms/exports/export-states.ts';
import { loadChunk } from '../../kernel/chunks.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useLive } from '../../kernel/live.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { useElementId } from '../../ui/element-id.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { FinishedExport } from './ExportNotice.tsx';

const ExportNotice = lazyPart(async () => (await import('./ExportNotice.tsx')).ExportNotice);

/** Finished exports that were not dismissed; they stay until they are, because a toast disappears after three seconds. */
const ended = createStore<readonly FinishedExport[]>([]);
/** Id of the component that shows them: the first one mounted, so that they are shown once. */
const teller = createStore<string | null>(null);

/** Reports on every page that an export is ready or has failed, with the file and a link to the list of exports (F-07). */
export function ExportNotices() {
  const id = useElementId();
  const listener = useStore(teller);
  useEffect(() => {
    if (listener === null) teller.set(id);
  }, [listener, id]);
  useEffect(
    () => () => {
      if (teller.get() === id) teller.set(null);
    },
    [id],
  );
  return listener === id ? <Telling /> : null;
}

function Telling() {
  const say = useSay();
  const toast = useToast();
  useLive('export', (payload) => {
    const one = payload as FinishedExport | null;
    if (!one || !isEnded(one) || ended.get().some((known) => known.id === one.id && known.status === one.status))
      return;
    ended.change((before) => [...before.filter((other) => other.id !== one.id), one]);
    void loadChunk(() => import('./ExportNotice.tsx')).then(
      ({ exportMessage }) => (isReady(one) ? toast.success : toast.error)(exportMessage(say, one.list, isReady(one))),
      () => undefined,
    );
  });
  const shown = useStore(ended);
  return shown.map((one) => (
    <ExportNotice
      key={one.id}
      one={one}
      ready={isReady(one)}
      close={() => ended.change((before) => before.filter((other) => other.id !== one.id))}
    />
  ));
}

function isReady({ status }: FinishedExport): boolean {
  return status === exportLife.commands.finish.to;
}

function isEnded(one: FinishedExport): boolean {
  return isReady(one) || one.status === exportLife.commands.fail.to;
}

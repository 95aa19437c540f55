import type { ReactNode } from 'react';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import type { RecordHistoryProps } from './RecordLines.tsx';
import { detailWords } from '../../shell/detail/detail.words.ts';

/** Loaded after the record and by readers of the audit log alone: its lines may come from any room, so it brings the words of all, in 50 chunks. */
const RecordHistory = lazyPart(async () => (await import('./RecordLines.tsx')).RecordLines, 'ifShown');

/**
 * Returns the history of one record for its detail page; `undefined` for viewers who may not see the audit log.
 *
 * @example <DetailPage … history={useHistory('staff', person)} />
 */
export function useHistory(
  room: RecordHistoryProps['room'],
  { id, version }: Pick<RecordHistoryProps, 'id' | 'version'>,
) {
  const viewer = useViewer();
  return can(viewer, 'audit.view') ? <RecordHistory room={room} id={id} version={version} /> : undefined;
}

/** Returns the hook of a record's history, for the standard page. */
export const historyOf =
  (room: RecordHistoryProps['room']) =>
  (record: Pick<RecordHistoryProps, 'id' | 'version'>): ReactNode =>
    useHistory(room, record);

/** The history below a record's form; nothing for people who may not see the audit log, unless they may `ask` for this record's lines. */
export function HistorySection(props: RecordHistoryProps) {
  const say = useSay();
  const viewer = useViewer();
  if (!can(viewer, 'audit.view') && props.ask === undefined) return null;
  return (
    <DetailSection title={say(detailWords.history)}>
      <RecordHistory {...props} />
    </DetailSection>
  );
}

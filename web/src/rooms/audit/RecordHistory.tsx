import { can } from '@waybill/domain/rooms/roles/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { auditPageWords } from './audit-page.words.ts';
import type { RecordHistoryProps } from './RecordLines.tsx';

/**
 * What was done to one record; its reader needs `audit.view`, or what `ask` needs. It comes after the record: it says what any room can write in its
 * lines, and so brings the words of all.
 *
 * @example <DetailPage … history={can(viewer, 'audit.view') ? <RecordHistory room="staff" id={person.id} version={person.version} /> : undefined} />
 */
export const RecordHistory = lazyPart(async () => (await import('./RecordLines.tsx')).RecordLines);

/** The history below a record's form; nothing for who may not see the audit log, unless the record is theirs to `ask` about. */
export function HistorySection(props: RecordHistoryProps) {
  const say = useSay();
  const viewer = useViewer();
  if (!can(viewer, 'audit.view') && props.ask === undefined) return null;
  return (
    <DetailSection title={say(auditPageWords.history)}>
      <RecordHistory {...props} />
    </DetailSection>
  );
}

import { useMemo } from 'react';
import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { blockedReasonWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { LineTable } from './LineTable.tsx';

type Blocked = ReadyDetail['blocked'][number];

/** What is open with the merchant and not on the next document, each with the reason and who has it. */
export function BlockedLines({ lines }: { lines: readonly Blocked[] }) {
  const say = useSay();
  const last = useMemo(() => ({
    key: 'reason', label: say(words.reason), cell: ({ reason, held_by }: Blocked) => <>{say(blockedReasonWords[reason])}{held_by !== null && <span className="muted"> · {held_by}</span>}</>,
  }), [say]);
  return <LineTable label={say(words.blockedTitle)} lines={lines} last={last} brief />;
}

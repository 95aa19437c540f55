import { useMemo } from 'react';
import { localName } from '@waybill/domain/kernel/named.ts';
import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { blockedReasonWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { LineTable } from './LineTable.tsx';

type Blocked = ReadyDetail['blocked'][number];

/** What is open with the merchant and not on the next document, each with the reason and who has it. */
export function BlockedLines({ lines }: { lines: readonly Blocked[] }) {
  const say = useSay();
  const locale = useLocale();
  const last = useMemo(
    () => ({
      key: 'reason',
      label: say(words.reason),
      cell: ({ reason, held_by, held_at }: Blocked) => (
        <>
          {say(blockedReasonWords[reason])}
          {held_by !== null && <span className="muted"> · {held_at ? localName(held_at, locale) : held_by}</span>}
        </>
      ),
    }),
    [say, locale],
  );
  return <LineTable label={say(words.blockedTitle)} lines={lines} last={last} brief />;
}

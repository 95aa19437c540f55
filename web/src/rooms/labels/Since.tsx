import { useState } from 'react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const hour = 3_600_000;

/** How long ago something was, in one unit; the moment itself when it is pointed at. */
export function Since({ at }: { at: string }) {
  const say = useSay();
  const moment = new Date(at);
  const [now] = useState(() => Date.now());
  const ms = Math.max(0, now - moment.getTime());
  const [word, n] =
    ms < hour
      ? ([commonWords.minutesShort, Math.floor(ms / 60_000)] as const)
      : ms < 24 * hour
        ? ([commonWords.hoursShort, Math.floor(ms / hour)] as const)
        : ([commonWords.daysShort, Math.floor(ms / (24 * hour))] as const);
  return (
    <time className="muted" dateTime={at} title={formatDateTime(moment)}>
      {say(word, { n: groupThousands(n) })}
    </time>
  );
}

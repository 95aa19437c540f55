import { Phone } from 'lucide-react';
import type { PhoneCallDetail } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { callOutcomeWords, callResultWords } from '@waybill/contract/rooms/calls/calls.words.ts';
import type { CallOutcome, CallResult } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callAt } from '@waybill/domain/rooms/calls/call-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { callPageWords as words } from './call-page.words.ts';
import styles from './Call.module.css';

interface NumbersProps {
  data: PhoneCallDetail;
  /** A number was pressed: it is the one that is being called. */
  onCall?: (number: string) => void;
}

/** Lists the customer's phone numbers as call links, each with the result of its last call. */
export function Numbers({ data, onCall }: NumbersProps) {
  const say = useSay();
  const now = data.status === callAt.open ? data.suggested : null;
  return (
    <>
      <ul className={styles.numbers}>
        {data.numbers.map((number) => {
          const last = data.calls.find(({ phone_selected, type }) => phone_selected === number && type === data.type);
          return (
            <li key={number}>
              <a
                href={`tel:${number}`}
                className={styles.number}
                data-now={number === now || undefined}
                onClick={() => onCall?.(number)}>
                <Icon of={Phone} size={20} />
                <span className={styles.digits}>{number}</span>
                <span className={styles.about}>
                  {[
                    number === now ? say(words.numberNow) : null,
                    last &&
                      say(
                        last.result === null
                          ? callOutcomeWords[last.outcome as CallOutcome]
                          : callResultWords[last.result as CallResult],
                      ),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {data.status === callAt.open && data.suggested === null && (
        <Callout tone="attention">{say(words.allWrong)}</Callout>
      )}
    </>
  );
}

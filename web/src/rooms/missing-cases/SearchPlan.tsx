import { Check, Circle, CircleCheck } from 'lucide-react';
import type { MissingCaseDetail, SearchStep } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import {
  missingCaseCommandWords,
  searchPlaceWords,
} from '@waybill/contract/rooms/missing-cases/missing-cases.words.ts';
import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { missingCasePageWords as words } from './missing-case-page.words.ts';
import styles from './MissingCases.module.css';

/** Who looks where until when, and what was found there. */
export function SearchPlan({ data, onTick }: { data: MissingCaseDetail; onTick: (step: SearchStep) => void }) {
  const say = useSay();
  const locale = useLocale();
  const ticks = data.actions.some(({ command, blocked }) => command === 'tick' && blocked === null);
  return (
    <ul className={styles.steps}>
      {data.steps.map((step) => {
        const place = say.loose(searchPlaceWords[step.place]);
        const done = step.ticked_at !== null;
        return (
          <li key={step.id} className={styles.step} data-done={done || undefined}>
            <Icon of={done ? CircleCheck : Circle} />
            <div className={styles.what}>
              <span>
                <b>{place}</b> · {localName(step.branch, locale)}
                {step.place === 'courier' && data.courier !== null && ` · ${data.courier}`}
                {step.place === 'bag' && data.mailbag !== null && ` · ${data.mailbag.code}`}
              </span>
              {step.note !== null && <span>{step.note}</span>}
              {done ? (
                <>
                  <p className={styles.finding}>{step.finding}</p>
                  <span className="muted">
                    {say(words.ticked, {
                      by: step.ticked_by ?? '',
                      at: formatDateTime(new Date(step.ticked_at ?? '')),
                    })}
                  </span>
                </>
              ) : (
                <span className="muted">
                  {step.who ?? say(words.branchPeople)} ·{' '}
                  <PromisedBy at={step.until_on}>{say(words.until, { day: formatDate(step.until_on) })}</PromisedBy>
                </span>
              )}
            </div>
            {!done && ticks && (
              <Button
                icon={Check}
                aria-label={`${say.loose(missingCaseCommandWords.tick.verb)}: ${place}`}
                onClick={() => onTick(step)}>
                {say.loose(missingCaseCommandWords.tick.verb)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

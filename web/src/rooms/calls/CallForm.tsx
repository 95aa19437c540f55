import { useEffect, useRef, useState } from 'react';
import type { PhoneCallDetail } from '@waybill/contract/rooms/calls/calls.contract.ts';
import {
  callEndingWords,
  callFieldWords as field,
  callOutcomeWords,
  callResultWords,
} from '@waybill/contract/rooms/calls/calls.words.ts';
import { addDays, businessDate, formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { callForm } from '@waybill/domain/rooms/calls/call-form.ts';
import {
  callOutcomeNames,
  outcomeRow,
  resultRow,
  resultsOf,
  type CallOutcome,
  type CallResult,
} from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSummary } from '../../shell/form/FormSummary.tsx';
import { isSaveKey } from '../../shell/form/use-save-keys.ts';
import { useForm, type FormModel } from '../../shell/form/use-form.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { callPageWords as words } from './call-page.words.ts';
import { ChoiceKeys } from './ChoiceKeys.tsx';
import { Numbers } from './Numbers.tsx';
import styles from './Call.module.css';

interface CallFormProps {
  data: PhoneCallDetail;
  /** The saved call; `next` when the agent wants the next call. */
  onSaved: (data: PhoneCallDetail, next: boolean) => void;
}

/** The form after a call: every choice has a key, Ctrl+S saves, Ctrl+Enter saves and takes the next call. */
export function CallForm({ data, onSaved }: CallFormProps) {
  const say = useSay();
  const toast = useToast();
  const wantsNext = useRef(false);
  const form = useForm(callForm, {
    words: field,
    initial: { phone_selected: data.suggested ?? data.numbers[0] },
    submit: (body, { idempotencyKey }) => call('calls.log', { params: { id: data.id }, body, idempotencyKey }),
    onSaved: ({ data: saved }) => {
      toast.success(
        saved.ending === null
          ? say(words.uploaded, { at: formatDateTime(new Date(saved.due_at)) })
          : say(words.uploadedDone, { what: say(callEndingWords[saved.ending]) }),
      );
      onSaved(saved, wantsNext.current);
    },
  });
  const save = (next: boolean) => {
    wantsNext.current = next;
    void form.submit();
  };
  useUploadKeys(save);
  const outcome = form.values.outcome as CallOutcome | null;
  const result = form.values.result as CallResult | null;
  const choose = (chosen: CallOutcome) => {
    form.set('outcome', chosen);
    if (!outcomeRow(chosen).asksResult) form.set('result', null);
    if (!outcomeRow(chosen).asksTime) form.set('next_at', null);
  };
  const answer = (chosen: CallResult) => {
    form.set('result', chosen);
    if (!resultRow(chosen).asksTime && !resultRow(chosen).asksDay) form.set('next_at', null);
  };
  const asksTime =
    (outcome && outcomeRow(outcome).asksTime) || (result && (resultRow(result).asksTime || resultRow(result).asksDay));
  const needs = result === null ? null : resultRow(result);
  return (
    <form
      className="stack3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}>
      <Numbers data={data} onCall={(number) => form.set('phone_selected', number)} />
      <p className="hint">{say(words.hint)}</p>
      <FormSummary of={form} />
      <ChoiceKeys
        name="outcome"
        label={say(field.outcome)}
        choices={callOutcomeNames.map((value) => ({
          value,
          label: say(callOutcomeWords[value]),
          key: outcomeRow(value).key,
        }))}
        value={outcome}
        onChange={choose}
        error={form.problemOf('outcome')}
      />
      {outcome && outcomeRow(outcome).asksResult && (
        <ChoiceKeys
          name="result"
          label={say(field.result)}
          choices={resultsOf(data.type).map((value) => ({
            value,
            label: say(callResultWords[value]),
            key: resultRow(value).key,
          }))}
          value={result}
          onChange={answer}
          error={form.problemOf('result')}
        />
      )}
      {asksTime && <NextTime form={form} visit={needs?.asksDay === true} />}
      <div className={styles.fields}>
        <FormField of={form} name="phone_selected" label={field.phone_selected} />
        <FormField
          of={form}
          name="remark"
          required={needs?.asksRemark === true || needs?.asksReason === true}
          hint={needs?.asksRemark ? say(words.remarkHint) : needs?.asksReason ? say(words.reasonHint) : undefined}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" busy={form.busy} kbd="Ctrl+S">
          {say(words.upload)}
        </Button>
        <Button variant="main" busy={form.busy} kbd="Ctrl+Enter" onClick={() => save(true)}>
          {say(words.uploadNext)}
        </Button>
      </div>
    </form>
  );
}

const hourMs = 3_600_000;
const eveningOf = (now: Date) => `${formatDate(now)} 17:00`;

/** Times that are often needs for, each counted from the moment in which it is pressed. */
const usualTimes = [
  { word: words.inAnHour, at: (now: Date) => formatDateTime(new Date(now.getTime() + hourMs)) },
  { word: words.thisEvening, at: eveningOf },
  { word: words.tomorrow, at: (now: Date) => `${formatDate(addDays(businessDate(now), 1))} 10:00` },
] as const;

/** When the next call is wanted: typed, or one of the usual times. */
function NextTime({ form, visit }: { form: FormModel<typeof callForm>; visit: boolean }) {
  const say = useSay();
  const [now] = useState(() => new Date());
  // Late in the day this evening is over; both texts begin with the same day.
  const times = usualTimes.filter(({ at }) => at !== eveningOf || formatDateTime(now) < eveningOf(now));
  return (
    <div className="stack2">
      <FormField
        of={form}
        name="next_at"
        required
        hint={say(words.timeHint)}
        {...(visit ? { label: words.visitDay } : {})}
      />
      <div className="row">
        {times.map(({ word, at }) => (
          <Button key={word.en} small onClick={() => form.set('next_at', at(new Date()))}>
            {say(word)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Ctrl+S uploads, Ctrl+Enter goes on to the next call, wherever the focus is. */
function useUploadKeys(save: (next: boolean) => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]'))
        return;
      event.preventDefault();
      latest.current(event.key === 'Enter');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

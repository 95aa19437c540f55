import { useEffect, useRef, type RefObject } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { ApiError, firstMessage, networkDown } from '../../kernel/api-error.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { kernelWords } from '../../kernel/kernel.words.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { formWords } from './form.words.ts';
import type { FormModel } from './use-form.ts';
import styles from './FormPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const CopyButton = lazyPart(async () => (await import('../../ui/layout/CopyButton.tsx')).CopyButton);

/**
 * Why a form was not saved: the error of every field, each a link to it, or the server's message about the whole form. Screen readers announce it. A single
 * field error is shown at its field, which has the focus, so then it is only announced.
 */
export function FormSummary<F extends Form>({ of }: { of: FormModel<F> }) {
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  useFocusOnFirst(root, of.attempt, of.wrong);
  const attempted = of.attempt > 0 && (of.wrong.length > 0 || of.failure !== null);
  const alone = of.wrong.length === 1 && of.sayings.has(of.wrong[0] as string);
  return (
    <div ref={root} className={styles.summary} role="alert">
      {attempted && alone && <span className="sr-only">{say(commonWords.checkMarkedFields)}</span>}
      {attempted && !alone && of.wrong.length > 0 && (
        <Callout tone="danger" title={say(commonWords.checkMarkedFields)}>
          <ul className={styles.problems}>
            {of.wrong.map((name) => (
              <li key={name}>
                <button type="button" className={styles.toField} onClick={() => focusField(root.current, name)}>
                  {lineOf(of, name, say)}
                </button>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {attempted && of.wrong.length === 0 && <Failure error={of.failure} />}
    </div>
  );
}

/** Returns the error of a field, with its label where the message does not name it. */
function lineOf<F extends Form>(of: FormModel<F>, name: string, say: Say): string {
  const message = of.problemOf(name) ?? '';
  const word = of.words[name];
  const field = word ? say.loose(word) : name;
  return message.includes(field) ? message : say(formWords.problem, { field, message });
}

function Failure({ error }: { error: unknown }) {
  const say = useSay();
  const offline = error instanceof ApiError && error.code === networkDown;
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <Callout tone="danger" title={offline ? say(formWords.offline) : firstMessage(error) || say(kernelWords.server)}>
      {requestId !== null && (
        <span className={styles.request}>
          {say(commonFieldWords.request_id)}: <span className="code">{requestId}</span>
          <CopyButton text={requestId} what={say(commonFieldWords.request_id)} />
        </span>
      )}
    </Callout>
  );
}

/** After a failed attempt, focuses the first invalid field; without one, scrolls to the message. */
function useFocusOnFirst(root: RefObject<HTMLElement | null>, attempt: number, wrong: readonly string[]): void {
  const first = useRef<string | undefined>(undefined);
  first.current = wrong[0];
  useEffect(() => {
    if (attempt === 0) return;
    if (first.current !== undefined) focusField(root.current, first.current);
    else root.current?.scrollIntoView({ block: 'nearest' });
  }, [root, attempt]);
}

const focusable = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

function focusField(near: HTMLElement | null, name: string): void {
  const form = near?.closest('form') ?? document;
  const field = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const input =
    field?.querySelector<HTMLElement>('[aria-invalid]:not([disabled])') ?? field?.querySelector<HTMLElement>(focusable);
  // Opens the collapsed section that contains the field.
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
  input?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

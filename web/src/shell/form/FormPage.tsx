import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { formatClock, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { AppLink } from '../../kernel/AppLink.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { isCovered } from '../is-covered.ts';
import { PageHead } from '../PageHead.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { EditorsProps } from './Editors.tsx';
import { FormSummary } from './FormSummary.tsx';
import { formWords } from './form.words.ts';
import { useSaveKeys } from './use-save-keys.ts';
import type { FormModel } from './use-form.ts';
import styles from './FormPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../../ui/table/data.words.ts';

/** For a form that is not on a `FormPage`. */
export const EditorsHere = lazyPart(async () => (await import('./Editors.tsx')).Editors);

export interface FormPageProps<F extends Form> {
  form: FormModel<F>;
  title: ReactNode;
  /** Beside the title: a state. */
  aside?: ReactNode;
  /** In the head: actions on the record besides saving. */
  actions?: ReactNode;
  /** The sections with their fields. */
  children: ReactNode;
  /** Beside the form, below it on a phone: facts of the record that the form does not change. */
  side?: ReactNode;
  /** Text of the save button; 'Save' by default. */
  save?: string;
  /** Target of "Cancel". */
  cancelHref: string;
  /** Why nothing can be saved; hides the save button. */
  readOnly?: string;
  /** The edited record: other people who have it open are listed. */
  record?: EditorsProps;
  /** Focuses the first field when the page opens. */
  focusFirst?: boolean;
}

/**
 * A page with a form: its head, its errors, the fields, and saving by button, Ctrl+S or Ctrl+Enter.
 *
 * @example <FormPage form={form} title={say(words.create)} cancelHref={pathOf('staff')}><FormSection title={say(words.person)}><FormField of={form} name="name" /></FormSection></FormPage>
 */
export function FormPage<F extends Form>({
  form,
  title,
  aside,
  actions,
  children,
  side,
  save,
  cancelHref,
  readOnly,
  record,
  focusFirst,
}: FormPageProps<F>) {
  const say = useSay();
  const root = useRef<HTMLFormElement>(null);
  const submit = () => {
    if (readOnly === undefined) void form.submit();
  };
  useSaveKeys(submit);
  useEffect(() => {
    if (focusFirst && !isCovered())
      root.current
        ?.querySelector<HTMLElement>('[data-field] :is(input, textarea, button):not([disabled])')
        ?.focus({ preventScroll: true });
  }, [focusFirst]);
  return (
    <form
      ref={root}
      className={styles.page}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}>
      <PageHead title={title} aside={aside} actions={actions} />
      {record && readOnly === undefined && <EditorsHere key={`${record.room} ${record.id}`} {...record} />}
      <DraftOffer form={form} />
      {readOnly !== undefined && <Callout tone="info">{readOnly}</Callout>}
      <FormSummary of={form} />
      <div className={styles.columns} data-side={side !== undefined || undefined}>
        <fieldset
          className={styles.body}
          disabled={readOnly !== undefined}
          aria-label={typeof title === 'string' ? title : undefined}>
          {children}
        </fieldset>
        {side !== undefined && <div className="stack4">{side}</div>}
      </div>
      {readOnly === undefined && (
        <footer className={styles.foot}>
          <span className={styles.note} role="status">
            <SaveState form={form} />
          </span>
          <AppLink href={cancelHref} className={buttonLook('plain')}>
            {say(commonWords.cancel)}
          </AppLink>
          <Button type="submit" variant="main" busy={form.busy} kbd="Ctrl+S">
            {save ?? say(dataWords.save)}
          </Button>
        </footer>
      )}
      {form.conflict && <ConflictDialog key={form.conflict.version} of={form} conflict={form.conflict} />}
    </form>
  );
}

/** Tells whether the input is saved, and whether it would survive a crash. */
function SaveState<F extends Form>({ form: { dirty, draft } }: { form: FormModel<F> }) {
  const say = useSay();
  if (!dirty) return say(formWords.required);
  return draft.keptAt
    ? `${say(formWords.unsaved)} · ${say(formWords.draftKept, { time: formatClock(draft.keptAt) })}`
    : say(formWords.unsaved);
}

/** Offers the unsaved input of an earlier visit. */
function DraftOffer<F extends Form>({ form }: { form: FormModel<F> }) {
  const say = useSay();
  const { found } = form.draft;
  if (!found || form.dirty) return null;
  const actions = (
    <>
      <Button small onClick={form.draft.forgetFound}>
        {say(formWords.draftDrop)}
      </Button>
      <Button small variant="main" onClick={form.takeDraft}>
        {say(formWords.draftTake)}
      </Button>
    </>
  );
  return (
    <Callout
      tone="attention"
      live
      title={say(formWords.draftFound, { at: formatDateTime(new Date(found.at)) })}
      actions={actions}
    />
  );
}

/** Fields that belong together, in two columns where there is room. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      {title !== undefined && <h2 className={styles.heading}>{title}</h2>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

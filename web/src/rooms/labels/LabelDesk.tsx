import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { formatClock, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { isAbroad } from '@waybill/domain/rooms/labels/label-choices.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSummary } from '../../shell/form/FormSummary.tsx';
import type { FormConflict } from '../../shell/form/use-form.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { useSenderSearch } from '../customers/customers.door.ts';
import { fitAbroad, type Filled } from './label-fills.ts';
import { labelFormWords as words } from './label-form.words.ts';
import type { LabelFormModel } from './OwnField.tsx';
import { MoneySection, ParcelSection } from './ParcelSections.tsx';
import { ReceiverSection, SenderSection, VisitedSender } from './PartySections.tsx';
import { PriceSide } from './PriceSide.tsx';
import { enterMoves, focusField } from './use-enter-moves.ts';
import { useLabelKeys } from './use-label-keys.ts';
import type { LivePrice } from './use-live-price.ts';
import type { VisitAtDoor } from './visit-at-door.ts';
import styles from './LabelForm.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../../ui/table/data.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';

const ConflictDialog = lazyPart<{ of: LabelFormModel; conflict: FormConflict }>(
  async () => (await import('../../shell/form/ConflictDialog.tsx')).ConflictDialog,
);

/** The action after saving: none, printing, or none for a draft. */
export type SaveMode = 'save' | 'print' | 'draft';

interface LabelDeskProps {
  form: LabelFormModel;
  title: ReactNode;
  aside?: ReactNode;
  actions?: ReactNode;
  notice?: ReactNode;
  /** At whose door it is made: the sender is the visit's. */
  visit?: VisitAtDoor | null;
  /** The merchant whose own order it is. */
  shop?: KnownSender | null;
  sender: KnownSender | null;
  onSender: (sender: KnownSender | null) => void;
  /** Content for a sender who is not known. */
  unknownSender?: ReactNode;
  live: LivePrice;
  /** The ways of saving, the usual one last. */
  modes: readonly SaveMode[];
  onSave: (mode: SaveMode) => void;
  /** Handler of the paste key, where orders can be pasted. */
  onPaste?: (() => void) | undefined;
  focusFirst?: boolean;
}

/** The form of a label: sender, receiver, parcel, money, and beside them the price (N-10). Phone first, Enter goes on, Ctrl+Enter saves and prints. */
export function LabelDesk({
  form,
  title,
  aside,
  actions,
  notice,
  visit = null,
  shop = null,
  sender,
  onSender,
  unknownSender,
  live,
  modes,
  onSave,
  onPaste,
  focusFirst,
}: LabelDeskProps) {
  const root = useRef<HTMLFormElement>(null);
  const [senderPhone, receiverPhone] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const search = useSenderSearch();
  const [request, setRequest] = useState<string | null>(null);
  const fill = (values: Filled) => {
    const fitting = { ...values, ...fitAbroad({ ...form.values, ...values }) };
    for (const [name, value] of Object.entries(fitting)) form.put(name, value);
  };
  const [saving, setSaving] = useState<SaveMode>('save');
  const save = (mode: SaveMode) => {
    setSaving(mode);
    onSave(mode);
  };
  useLabelKeys({
    save: () => save('save'),
    print: () => save(modes.includes('print') ? 'print' : 'save'),
    paste: onPaste,
  });
  useEffect(() => {
    if (focusFirst) (senderPhone.current ?? receiverPhone.current)?.focus({ preventScroll: true });
  }, [focusFirst, senderPhone, receiverPhone]);
  // After several fields were filled at once, the focus moves on when they are drawn.
  useEffect(() => {
    if (request === null) return;
    setRequest(null);
    const after: Record<string, () => void> = {
      start: () => senderPhone.current?.focus(),
      source: () => receiverPhone.current?.focus(),
      destination: () =>
        focusField(
          root.current,
          form.values.destination_township === null && !isAbroad(form.values) ? 'destination_township' : 'weight',
        ),
      country: () => focusField(root.current, 'destination_country'),
      source_phone: () => focusField(root.current, 'source_name'),
      destination_phone: () => focusField(root.current, 'destination_name'),
    };
    after[request]?.();
  }, [request, form, senderPhone, receiverPhone]);
  return (
    <form
      ref={root}
      className={styles.page}
      noValidate
      onKeyDownCapture={enterMoves}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save('save');
      }}>
      <PageHead title={title} aside={aside} actions={actions} compact />
      <DraftOffer form={form} />
      {notice}
      <FormSummary of={form} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          {(visit ?? shop) ? (
            <VisitedSender
              visit={visit ?? { ...(shop as KnownSender), home_no: null, street: null, ...shop?.address }}
              blocked={sender?.blocked ?? null}
            />
          ) : (
            <SenderSection
              form={form}
              sender={sender}
              search={search}
              fill={fill}
              goOn={setRequest}
              onSender={onSender}
              unknown={unknownSender}
              phoneRef={senderPhone}
            />
          )}
          <ReceiverSection
            form={form}
            sender={sender}
            fill={fill}
            goOn={setRequest}
            phoneRef={receiverPhone}
            branchHint={<DeliverBranch form={form} live={live} />}
          />
          <ParcelSection form={form} />
          <MoneySection form={form} />
        </div>
        <div className={styles.side}>
          <PriceSide live={live} />
        </div>
      </div>
      <Foot form={form} modes={modes} saving={saving} onSave={save} />
      {form.conflict && <ConflictDialog key={form.conflict.version} of={form} conflict={form.conflict} />}
    </form>
  );
}

/** The branch that delivers is the place's own; where it has none, or somebody chose another, it is asked for. */
function DeliverBranch({ form, live }: { form: LabelFormModel; live: LivePrice }) {
  const say = useSay();
  const missing = live.destination !== null && live.destination.branch_id === null;
  if (!missing && form.values.deliver_branch_id === null && form.problemOf('deliver_branch_id') === undefined)
    return null;
  return (
    <FormField
      of={form}
      name="deliver_branch_id"
      source="branch"
      wide
      hint={missing ? say(words.noBranch) : undefined}
    />
  );
}

/** Offers what an earlier visit of this browser typed and never saved. */
function DraftOffer({ form }: { form: LabelFormModel }) {
  const say = useSay();
  const { found } = form.draft;
  if (!found || form.dirty) return null;
  return (
    <Callout
      tone="attention"
      live
      title={say(formWords.draftFound, { at: formatDateTime(new Date(found.at)) })}
      actions={
        <>
          <Button small onClick={form.draft.forgetFound}>
            {say(formWords.draftDrop)}
          </Button>
          <Button small variant="main" onClick={form.takeDraft}>
            {say(formWords.draftTake)}
          </Button>
        </>
      }
    />
  );
}

const modeWords = { save: dataWords.save, print: words.savePrint, draft: labelFieldWords.draft } as const;
/** A phone has a third of its width for each. */
const shortWords = { ...modeWords, print: words.savePrintShort, draft: commonWords.draft } as const;
const modeKeys = { save: 'Ctrl+S', print: 'Ctrl+Enter', draft: undefined } as const;

function Foot({
  form,
  modes,
  saving,
  onSave,
}: {
  form: LabelFormModel;
  modes: readonly SaveMode[];
  saving: SaveMode;
  onSave: (mode: SaveMode) => void;
}) {
  const say = useSay();
  const { keptAt } = form.draft;
  const last = modes.at(-1);
  const titles = useMedia(phone) ? shortWords : modeWords;
  return (
    <footer className={styles.foot}>
      <span className={styles.note} role="status" data-still={!form.dirty || undefined}>
        <span>{say(form.dirty ? formWords.unsaved : formWords.required)}</span>
        {form.dirty && keptAt && <span>{say(formWords.draftKept, { time: formatClock(keptAt) })}</span>}
      </span>
      {modes.map((mode) => (
        <Button
          key={mode}
          variant={mode === last ? 'main' : 'plain'}
          busy={form.busy && mode === saving}
          disabled={form.busy && mode !== saving}
          kbd={modeKeys[mode]}
          onClick={() => onSave(mode)}
          {...(mode === last ? { 'data-save': true } : {})}>
          {say(titles[mode])}
        </Button>
      ))}
    </footer>
  );
}

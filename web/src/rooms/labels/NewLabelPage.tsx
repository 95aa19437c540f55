import { useMemo, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { LabelMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { isNewMerchant, newLabelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { usePageGo, usePageLoading, useSearchState } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { useStore } from '../../kernel/store.ts';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { newLabelWords, useMerchantType } from './use-merchant-type.tsx';
import { copyOf, emptyLabel, fromSender, nextOf, type Filled } from './label-fills.ts';
import { labelFormWords as words } from './label-form.words.ts';
import { LabelDesk, type SaveMode } from './LabelDesk.tsx';
import type { LabelFormModel } from './OwnField.tsx';
import { madeLabels, rememberMade, type MadeLabel } from './made-labels.ts';
import { useLivePrice } from './use-live-price.ts';
import { usePastedOrder } from './use-pasted-order.tsx';
import type { OfflineMaking } from './use-offline-making.ts';
import { useServerDraft } from './use-server-draft.ts';
import { fromVisit, withoutPickup, type VisitAtDoor } from './visit-at-door.ts';
import { inputsWords } from '../../ui/inputs/inputs.words.ts';

/** A new label (N-10), and after it the next one. */
export function NewLabelPage() {
  return isMerchant(useViewer()) ? <OwnOrder /> : <LabelMaker visit={null} />;
}

/** The same for a merchant's person, who is the sender; with `copy` it begins as another order of theirs. */
function OwnOrder() {
  const [copy] = useSearchState(parseCopy);
  const { data: own } = useQuery({
    queryKey: ['customers.own'],
    queryFn: ({ signal }) => call('customers.own', { signal }),
    staleTime: 60_000,
  });
  const { data: copied, isError } = useQuery({
    queryKey: ['labels.detail', copy],
    enabled: copy !== null,
    queryFn: ({ signal }) => call('labels.detail', { params: { id: copy ?? 0 }, signal }),
  });
  const ready = own !== undefined && (copy === null || copied !== undefined || isError);
  usePageLoading(!ready);
  return ready && <LabelMaker visit={null} shop={own.data} copied={copied ? copyOf(copied.data) : {}} />;
}

const parseCopy = ({ copy }: Readonly<Record<string, unknown>>): number | null => Number(copy) || null;

/** The form of a new label, one after the other: at a counter, or at the door of a visit, whose sender every label of it has. */
export function LabelMaker({
  visit,
  shop = null,
  copied = {},
}: {
  visit: VisitAtDoor | null;
  /** The merchant whose own order it is. */
  shop?: KnownSender | null;
  copied?: Filled;
}) {
  const [round, setRound] = useState<{ at: number; initial: Filled; sender: KnownSender | null }>({
    at: 0,
    initial: visit ? fromVisit(visit) : { ...emptyOf(shop), ...copied },
    sender: visit?.sender ?? shop,
  });
  return (
    <OneLabel
      key={round.at}
      visit={visit}
      shop={shop}
      initial={round.initial}
      knownSender={round.sender}
      next={(initial, sender) => setRound({ at: round.at + 1, initial, sender })}
    />
  );
}

/** An empty form; that of a merchant's person has them as its sender. */
const emptyOf = (shop: KnownSender | null): Filled => (shop ? { ...emptyLabel, ...fromSender(shop) } : emptyLabel);

interface OneLabelProps {
  visit: VisitAtDoor | null;
  shop: KnownSender | null;
  initial: Filled;
  knownSender: KnownSender | null;
  /** Starts the next label with these values. */
  next: (initial: Filled, sender: KnownSender | null) => void;
}

function OneLabel({ visit, shop, initial, knownSender, next: begin }: OneLabelProps) {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const client = useQueryClient();
  const [sender, setSender] = useState(knownSender);
  const made = useStore(madeLabels)[0];
  const [remember, setRemember] = useState(true);
  const fresh = emptyOf(shop);
  const next: typeof begin = (values, known) =>
    visit ? begin(fromVisit(visit), visit.sender) : begin(values, shop ?? known);
  const door = visit ? { pickup_request_id: visit.id } : {};
  const mode = useRef<SaveMode>('save');
  const total = useRef<number | undefined>(undefined);
  const making = useRef<OfflineMaking | null>(null);
  const bare = useForm(newLabelForm, {
    words: newLabelWords,
    draft: visit ? `label:visit-${visit.id}` : 'label:new',
    initial,
    submit: async (body, { idempotencyKey }) => {
      const remember_sender = !visit && remember && body.merchant_id === null && !isNewMerchant(body.merchant_type);
      const draft = mode.current === 'draft';
      if (making.current?.isDown && !draft) return making.current.make(body, { remember_sender, ...door });
      const { data } = await call('labels.create', {
        body: {
          ...body,
          ...door,
          draft,
          remember_sender,
          ...(total.current === undefined ? {} : { shown_total: total.current }),
        },
        idempotencyKey,
      }).catch((error: unknown) => {
        if (!draft) making.current?.failed(error, idempotencyKey);
        throw error;
      });
      return data;
    },
    onSaved: (made) => ('code' in made ? numbered(made.code) : saved(made)),
  });
  const { form, ...pasted } = usePastedOrder(bare, sender);
  const priced = useMemo(() => (visit ? withoutPickup(form.values) : form.values), [visit, form.values]);
  const live = useLivePrice(priced, sender);
  total.current = live.price?.shipping_total;
  const numbered = (code: string) => {
    toast.success(making.current?.sayMade(sayCode(code)) ?? code);
    if (mode.current === 'print') making.current?.print(code);
    next(fresh, null);
  };
  const server = useServerDraft(form.values, form.dirty, visit === null);
  const saved = (made: LabelMade) => {
    rememberMade(made, nextOf(bare.values));
    server.forget();
    const wordValues = { code: sayCode(made.tracking_code), total: groupThousands(made.shipping_total) };
    if (made.price_differs) toast.warning(say(words.priceDiffers, wordValues));
    else if (made.price_open) toast.warning(say(words.priceWaits));
    else toast.success(say(words.made, wordValues));
    void client.invalidateQueries({ queryKey: ['labels.list'] });
    if (visit) void client.invalidateQueries({ queryKey: ['pickup_requests.detail', visit.id] });
    void client.invalidateQueries({ queryKey: ['customers.lookup'] });
    if (mode.current === 'print') go('label-print', { params: { id: made.id }, search: { print: '1' } });
    else if (mode.current === 'save' && !visit) go('label-detail', { params: { labelId: made.id } });
    else next(fresh, null);
  };
  const save = (wanted: SaveMode) => {
    mode.current = wanted;
    void form.submit();
  };
  const merchant = useMerchantType(bare, visit === null);
  const walkIn =
    !visit && merchant === null && form.values.merchant_id === null && (form.values.source_name ?? '') !== '';
  const modes = modesOf(visit !== null, mayOpen('label-print'));
  return (
    <LabelDesk
      form={form}
      title={say(shop ? commonWords.newOrder : titleOf('label-create'))}
      visit={visit}
      shop={shop}
      sender={sender}
      onSender={setSender}
      unknownSender={merchant}
      live={live}
      modes={modes}
      onSave={save}
      onPaste={visit ? undefined : pasted.open}
      focusFirst
      aside={walkIn && <RememberSender value={remember} onChange={setRemember} />}
      actions={
        <>
          {!visit && (
            <>
              {pasted.button}
              <Templates
                values={form.values}
                take={(body) => {
                  for (const [name, value] of Object.entries(body)) form.put(name, value);
                }}
              />
            </>
          )}
          <Button
            icon={RotateCcw}
            onClick={() => {
              const undo = { label: say(commonWords.undo), run: () => begin(form.values, sender) };
              form.draft.drop();
              next(fresh, null);
              if (form.dirty) toast.success(say(words.cleared), undefined, undo);
            }}>
            {say(inputsWords.clear)}
          </Button>
        </>
      }
      notice={
        <>
          {pasted.notice}
          {!shop && <WaitingLabels />}
          {!shop && <OfflineMaker live={live} making={making} />}
          {visit && <MadeHere made={form.dirty ? undefined : made} />}
          {!visit && <Notices of={form} server={server} take={(values) => next({ ...fresh, ...values }, null)} />}
        </>
      }
    />
  );
}

/** The ways of saving, the usual one last. At a door nobody keeps drafts. */
function modesOf(atDoor: boolean, prints: boolean): SaveMode[] {
  return [...(atDoor ? [] : (['draft'] as const)), 'save', ...(prints ? (['print'] as const) : [])];
}

const Templates = lazyPart(async () => (await import('./Templates.tsx')).Templates, 'afterPage');
const OfflineMaker = lazyPart(async () => (await import('./OfflineMaker.tsx')).OfflineMaker, 'afterPage');
const WaitingLabels = lazyPart(async () => (await import('./WaitingLabels.tsx')).WaitingLabels, 'afterPage');

function RememberSender({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const say = useSay();
  return (
    <Checkbox checked={value} onChange={onChange}>
      {say(words.remember)}
    </Checkbox>
  );
}

interface NoticesProps {
  of: Pick<LabelFormModel, 'dirty' | 'draft'>;
  server: ReturnType<typeof useServerDraft>;
  take: (values: Filled) => void;
}

/** Notices about a draft from another device, and about the last label made, whose sender often sends another parcel. */
function Notices({ of: { dirty, draft }, server, take }: NoticesProps) {
  const say = useSay();
  const made = useStore(madeLabels)[0];
  if (dirty) return null;
  const { found, forget } = server;
  if (found && draft.found === null) {
    return (
      <Callout
        tone="attention"
        live
        title={say(words.draftElsewhere, { at: formatDateTime(new Date(found.updated_at)) })}
        actions={
          <>
            <Button small onClick={forget}>
              {say(formWords.draftDrop)}
            </Button>
            <Button small variant="main" onClick={() => take(found.body)}>
              {say(formWords.draftTake)}
            </Button>
          </>
        }
      />
    );
  }
  return made ? <LastMade made={made} take={take} /> : null;
}

/** At a door the next label has the same sender automatically. */
function MadeHere({ made }: { made: MadeLabel | undefined }) {
  const say = useSay();
  return made ? <Callout tone="success" title={say(words.lastMade, { code: sayCode(made.code) })} /> : null;
}

function LastMade({ made, take }: { made: MadeLabel; take: (values: Filled) => void }) {
  const say = useSay();
  return (
    <Callout
      tone="success"
      title={say(words.lastMade, { code: sayCode(made.code) })}
      actions={
        <Button small onClick={() => take(made.next)}>
          {say(words.sameSender)}
        </Button>
      }
    />
  );
}

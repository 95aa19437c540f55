import { useRef, useState } from 'react';
import { isBulkAction } from '@waybill/contract/rooms/bulk/bulk-actions.ts';
import type { BodyOf, Registry } from '@waybill/contract/registry.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { createPortal } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { formatClock } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { BulkBar } from '../../ui/table/BulkBar.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useAction } from '../use-action.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { refusedBy } from '../who-may.tsx';
import { laterWords } from '../../ui/later.words.ts';
import { BulkJobProgress } from './BulkJobProgress.tsx';
import { bulkWords } from './bulk.words.ts';
import type { ListCall } from './list-call.ts';
import type {
  BulkDialogProps,
  ListBulkAction,
  ListBulkItem,
  BulkWindowProps,
  ListBulkWindow,
  ListPageProps,
} from './list-page-types.ts';
import { listWords } from './list.words.ts';
import { useBulkJob, type BulkJobModel } from './use-bulk-job.ts';
import type { ListModel } from './use-list-page.ts';
import { useTotal } from './use-total.ts';

/** The contract's limit for rows that are listed by id. */
const idsLimit = 1000;

export interface ListBulkProps {
  readonly list: ListPageProps<ListCall>;
  readonly model: ListModel<ListCall>;
  /** Element for the job's progress, once mounted. */
  readonly place: HTMLElement | null;
}

/** Bulk actions of a list: the bar below it, the question, and the job with its results above it (P-09). Loaded with the first ticked row. */
export function ListBulk({ list, model, place }: ListBulkProps) {
  const { job, asking } = useListBulk(list, model);
  return (
    <>
      {place && job.job && createPortal(<BulkJobProgress {...job} job={job.job} />, place)}
      <ListBulkBar actions={list.bulk} model={model} asking={asking} />
    </>
  );
}

interface BulkModel {
  readonly job: BulkJobModel;
  readonly asking: ReturnType<typeof useAsking>;
}

function useListBulk(
  { definition, call, counts }: ListPageProps<ListCall>,
  { selection }: ListModel<ListCall>,
): BulkModel {
  const say = useSay();
  const count = useCount();
  const toast = useToast();
  const client = useQueryClient();
  const undo = useRef<Started | null>(null);
  const job = useBulkJob(definition.name, ({ done, failed }) => {
    const wordValues = { verb: job.label, done: count(done), failed: count(failed) };
    if (failed > 0) toast.warning(say(bulkWords.bulkDone, wordValues));
    else {
      const back = undo.current;
      const label = say(commonWords.undo);
      const run = () => void (back && job.start(back, label));
      toast.success(say(bulkWords.bulkAllDone, wordValues), undefined, back ? { label, run } : undefined);
    }
    undo.current = null;
    for (const key of [call, counts]) if (key) void client.invalidateQueries({ queryKey: [key] });
  });
  return { job, asking: useAsking(job, selection, (body) => (undo.current = body)) };
}

type Started = BodyOf<Registry['bulk.start']>;

/** Returns the command that takes an action back, on the same records. */
function undoOf({ call, undo }: ListBulkAction, body: Started): Started | null {
  const back = `${call.split('.')[0]}.${undo}`;
  if (!undo || !isBulkAction(back)) return null;
  return { ...body, action: back };
}

/** The bar below a list with the actions on the chosen rows. Rendered last, because it reserves its own space. */
function ListBulkBar({
  actions,
  model,
  asking,
}: {
  actions: ListPageProps<ListCall>['bulk'];
  model: ListModel<ListCall>;
  asking: BulkModel['asking'];
}) {
  const say = useSay();
  const count = useCount();
  const run = useAction();
  const go = usePageGo();
  const total = useTotal(model.data);
  const { selection, data } = model;
  const { request, ask, start, forget } = asking;
  const [shown, show] = useState<(BulkWindowProps & { of: ListBulkWindow['window'] }) | null>(null);
  if (!actions) return null;
  const labelOf = (action: ListBulkItem) => say.loose(action.label, { n: count(selection.chosen.total) });
  const { chosen } = selection;
  const Shown = shown?.of;
  const tooMany =
    chosen.kind === 'ids' && chosen.total > idsLimit ? say(listWords.bulkTooMany, { n: count(idsLimit) }) : undefined;
  return (
    <>
      {(selection.chosen.total > 0 || selection.frozen) && (
        <BulkBar
          selected={selection.chosen.total}
          here={selection.here}
          all={selection.frozen !== null}
          matching={selection.frozen?.total ?? data.total}
          {...(data.capped && selection.frozen === null ? { matchingText: total } : {})}
          onClear={selection.clear}
          onSelectAll={() => void run(selection.selectAll)}
          actions={actions.map((action) =>
            'opens' in action
              ? {
                  key: action.key,
                  label: labelOf(action),
                  icon: action.icon,
                  refused: tooMany,
                  onRun: () => go(action.opens(selection.chosen)),
                }
              : 'window' in action
                ? {
                    key: action.key,
                    label: labelOf(action),
                    icon: action.icon,
                    refused:
                      chosen.kind === 'frozen' || chosen.total > action.most.rows
                        ? say.loose(action.most.word, { n: count(action.most.rows) })
                        : undefined,
                    onRun: () => {
                      if (chosen.kind === 'ids')
                        show({
                          of: action.window,
                          ids: chosen.ids,
                          title: labelOf(action),
                          onClose: (done) => {
                            show(null);
                            if (done) selection.clear();
                          },
                        });
                    },
                  }
                : {
                    key: action.call,
                    label: labelOf(action),
                    icon: action.icon,
                    tone: action.tone,
                    refused: action.refused === undefined ? tooMany : refusedBy(action.refused, action.lacks),
                    onRun: () => void ask(action, labelOf(action)),
                  },
          )}
        />
      )}
      {request && <BulkDialog request={request} start={start} forget={forget} />}
      {shown && Shown && <Shown ids={shown.ids} title={shown.title} onClose={shown.onClose} />}
    </>
  );
}

/** Asks for the input that the action requires. */
function BulkDialog({
  request: { action, label, text },
  start,
  forget,
}: { request: BulkRequest } & Pick<BulkModel['asking'], 'start' | 'forget'>) {
  const { form, dialog: Dialog } = action;
  const common: BulkDialogProps = {
    title: label,
    text,
    yes: label,
    danger: action.tone === 'danger',
    onClose: forget,
    submit: (input) => start(action, label, input as Record<string, unknown>),
  };
  if (Dialog) return <Dialog {...common} />;
  return form && <FormDialog {...common} form={form} words={action.fields ?? {}} sources={action.sources} />;
}

interface BulkRequest {
  readonly action: ListBulkAction;
  readonly label: string;
  readonly text: string;
}

/** Asks for confirmation, naming verb and count, and returns what the chosen rows are. */
function useAsking(
  job: BulkJobModel,
  { chosen, clear }: ListModel<ListCall>['selection'],
  onStart: (undo: Started | null) => void,
) {
  const say = useSay();
  const count = useCount();
  const confirm = useConfirm();
  const [request, setRequest] = useState<BulkRequest | null>(null);
  const start = async (action: ListBulkAction, label: string, input: Record<string, unknown>) => {
    const what = chosen.kind === 'frozen' ? { selection: chosen.token } : { ids: [...chosen.ids] };
    const body = { action: action.call, input, ...what };
    onStart(undoOf(action, body));
    if (await job.start(body, label)) clear();
    setRequest(null);
  };
  const ask = async (action: ListBulkAction, label: string) => {
    const rows =
      chosen.kind === 'frozen'
        ? say(bulkWords.bulkTakenAt, { n: count(chosen.total), time: formatClock(new Date(chosen.takenAt)) })
        : say(bulkWords.bulkEach);
    const text = action.text ? `${say(action.text)} ${rows}` : rows;
    if (action.form || action.dialog) setRequest({ action, label, text });
    else if (
      await confirm({
        question: say(laterWords.sureTo, { what: label }),
        text,
        yes: label,
        kind: action.tone === 'danger' ? 'danger' : 'plain',
      })
    )
      await start(action, label, {});
  };
  return { request, ask, start, forget: () => setRequest(null) };
}

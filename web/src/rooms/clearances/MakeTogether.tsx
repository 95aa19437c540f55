import { useEffect, useRef, useState } from 'react';
import type { ClearanceDetail, ReadyDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceFieldWords as field } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { needsApproval } from '@waybill/domain/rooms/clearances/decide-clearance.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { kernelWords } from '../../kernel/kernel.words.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { randomKey } from '../../kernel/request.ts';
import type { BulkWindowProps } from '../../shell/list/list-page-types.ts';
import { useAction } from '../../shell/use-action.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { WorkProgress } from '../../ui/feedback/WorkProgress.tsx';
import { laterWords } from '../../ui/later.words.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { DialogWindow } from '../../ui/overlays/DialogWindow.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { Kyat, useKyatText } from './Kyat.tsx';
import { nextDocument } from './use-ready-detail.ts';
import { togetherWords as words } from './together.words.ts';
import figures from '../../ui/layout/Figures.module.css';
import styles from './Clearance.module.css';

/** A ticked merchant: what would be made, what was made, and why something was refused. */
interface Merchant {
  readonly id: number;
  readonly ready?: ReadyDetail;
  readonly document?: ClearanceDetail;
  readonly problem?: string;
}

const [transfer] = payMethods;
const sumOf = (ready: ReadyDetail) => nextDocument(ready).figures.actual_clearance_cod;
const dueOf = ({ document, ready }: Merchant) => document?.actual_clearance_cod ?? (ready ? sumOf(ready) : 0);
const parcelsOf = ({ document, ready }: Merchant) => document?.count ?? (ready ? nextDocument(ready).figures.count : 0);
const total = (rows: readonly Merchant[]) => rows.reduce((sum, row) => sum + dueOf(row), 0);
const isPaid = ({ document }: Merchant) => document !== undefined && document.received_amount !== null;

/** A transfer in full that this person may make now. */
const isPayable = ({ document: made }: Merchant) =>
  made !== undefined &&
  made.received_amount === null &&
  made.actual_clearance_cod > 0 &&
  made.payee_bank !== null &&
  made.actions.some(({ command, blocked }) => command === 'pay' && blocked === null);

/**
 * Makes and pays the clearances of several merchants with one command for each, as on their own pages, so every rule applies to each. A merchant whose sum
 * changed meanwhile gets no document: the row says so and shows the new sum.
 */
export function MakeTogether({ ids, title, onClose }: BulkWindowProps) {
  const say = useSay();
  const count = useCount();
  const kyat = useKyatText();
  const run = useAction();
  const toast = useToast();
  const closed = useRef(false);
  // Work that was left running says how it ended.
  const { rows, at, each } = useMerchants(ids, (done, all) => {
    if (!closed.current) return;
    const text = say(words.ended, { what: title, n: count(done), all: count(all) });
    if (done === all) toast.success(text);
    else toast.error(text);
  });
  const open = rows.filter(({ ready, document }) => ready && !document);
  const payable = rows.filter(isPayable);
  const made = rows.some(({ document }) => document);
  const make = () =>
    each(open, async ({ ready }, keyFor) => {
      if (!ready) return {};
      const { chosen } = nextDocument(ready);
      const body = { kind: usualKind, customer_id: ready.customer.id, label_ids: chosen, expected_net: sumOf(ready) };
      return { document: (await call('clearances.create', { body, idempotencyKey: keyFor(body) })).data };
    });
  const payAll = () =>
    each(payable, async ({ document }, keyFor) => {
      if (!document) return {};
      const { id, version, payee_bank, actual_clearance_cod } = document;
      const body = { method: transfer, bank_id: payee_bank?.id, received_amount: actual_clearance_cod, version };
      const idempotencyKey = keyFor({ id, ...body });
      const sent = { params: { id }, body: formDataOf(body), idempotencyKey };
      return { document: (await call('clearances.pay', sent)).data };
    });
  const pay = () => {
    const question = say(words.paySure, { n: count(payable.length), sum: kyat(total(payable)) });
    return run(payAll, { ask: { question, yes: say(commonWords.pay) } });
  };
  const busy = at !== null;
  const leave = () => {
    closed.current = true;
    onClose(made || busy);
  };
  // The window says which step it is at: to make, to pay, or all paid.
  const settled = rows.every(isPaid);
  const [step, next, act] =
    open.length > 0
      ? [title, `${title}: ${kyat(total(open))}`, make]
      : [
          made ? say(settled ? words.paidAll : words.payHead) : title,
          say(words.payN, { n: count(payable.length), sum: kyat(total(payable)) }),
          pay,
        ];
  return (
    <DialogWindow
      open
      guarded
      size="large"
      title={step}
      description={!settled && say(made ? words.paying : words.each)}
      onOpenChange={() => {
        if (!busy) leave();
      }}
      footer={
        <>
          <Button onClick={leave}>{say(busy ? laterWords.jobRunOn : commonWords.close)}</Button>
          {open.length + payable.length > 0 && (
            <Button variant="main" busy={busy} onClick={() => void act()}>
              {next}
            </Button>
          )}
        </>
      }>
      {at && <WorkProgress label={step} done={at.done} total={at.all} />}
      <div className={figures.scroll}>
        <table className={figures.table} aria-label={step}>
          <thead>
            <tr>
              <th scope="col">{say(commonFieldWords.merchant)}</th>
              <th scope="col">{say(commonFieldWords.parcels)}</th>
              <th scope="col">{say(field.net_payable)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(commonWords.total)}</th>
              <td>{count(rows.reduce((sum, row) => sum + parcelsOf(row), 0))}</td>
              <td>
                <Kyat amount={total(rows)} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </DialogWindow>
  );
}

function Row({ row }: { row: Merchant }) {
  const say = useSay();
  const count = useCount();
  const { ready, document, problem } = row;
  return (
    <tr>
      <th scope="row">
        {ready?.customer.name ?? '…'}
        <span className={figures.small}>
          {document && (
            <PageLink to="cod-clearance-detail" params={{ transactionId: document.id }}>
              {document.number}
            </PageLink>
          )}
          {document && ' · '}
          {stands(row, say)}
        </span>
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
      </th>
      <td>{ready && count(parcelsOf(row))}</td>
      <td>{ready && <Kyat amount={dueOf(row)} />}</td>
    </tr>
  );
}

/** Says what has to happen before the merchant is paid, or that they are. */
function stands(row: Merchant, say: ReturnType<typeof useSay>): string {
  const { ready, document } = row;
  if (!ready) return say(kernelWords.loading);
  if (isPaid(row)) return say(commonWords.paid);
  const due = dueOf(row);
  if (due < 0) return say(words.owing);
  if (isPayable(row)) return say(words.payable);
  const limit = { limit: ready.approval_limit, paid_today: ready.paid_today };
  if (!document?.approved_by && needsApproval({ ...limit, actual_clearance_cod: due, approved_by: null }))
    return say(words.toApprove);
  if (!ready.bank) return say(words.cashOnly);
  return say(document ? words.elsewhere : words.payable);
}

type Step = (row: Merchant, keyFor: (body: unknown) => string) => Promise<Partial<Merchant>>;

/** Reads the merchants, and runs a step for one after the other. */
function useMerchants(ids: readonly number[], onEnd: (done: number, all: number) => void) {
  const say = useSay();
  const changed = useChanged();
  const keys = useRef(new Map<string, string>());
  const [rows, setRows] = useState<readonly Merchant[]>(() => ids.map((id) => ({ id })));
  const [at, setAt] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const put = (id: number, more: Partial<Merchant>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...more } : row)));
  const failed = (id: number, error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    put(id, { problem: firstMessage(error) || say(kernelWords.server) });
  };
  const read = async (id: number) => {
    const query = { customer_id: String(id), kind: usualKind };
    put(id, { ready: (await call('clearances.readyDetail', { query })).data });
  };
  // Another person may approve or pay a document while the window is open.
  useLive('clearance', () => {
    for (const { id, document } of rows)
      if (document)
        void call('clearances.detail', { params: { id: document.id }, background: true })
          .then(({ data }) => put(id, { document: data }))
          .catch(() => undefined);
  });
  useEffect(() => {
    for (const id of ids) void read(id).catch((error: unknown) => failed(id, error));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the window is opened for these merchants
  }, []);
  const keyFor = (body: unknown) => {
    const text = JSON.stringify(body);
    const key = keys.current.get(text) ?? randomKey();
    keys.current.set(text, key);
    return key;
  };
  const each = async (some: readonly Merchant[], step: Step) => {
    let refused = 0;
    for (const [done, row] of some.entries()) {
      setAt({ done, all: some.length });
      try {
        put(row.id, { problem: undefined, ...(await step(row, keyFor)) });
      } catch (error) {
        refused++;
        failed(row.id, error);
        // The shown sum may be out of date.
        if (!row.document) await read(row.id).catch(() => undefined);
      }
    }
    setAt(null);
    void changed('clearance');
    onEnd(some.length - refused, some.length);
  };
  return { rows, at, each };
}

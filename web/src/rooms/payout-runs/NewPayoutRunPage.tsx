import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PayoutCandidate } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import {
  payoutBlockWords,
  payoutFailureWords,
  payoutRunFieldWords,
} from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { payoutDayFilters, payoutFilterForm } from '@waybill/domain/rooms/payout-runs/payout-run-form.ts';
import { payoutTemplateLife } from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { payoutRunPageWords as words } from './payout-run-page.words.ts';
import figures from '../../ui/layout/Figures.module.css';
import styles from './Payout.module.css';

const keyOf = ({ customer_id, clearance_id }: PayoutCandidate): string => `${customer_id}:${clearance_id ?? ''}`;
const idOf = ({ customer_id, clearance_id }: PayoutCandidate) => ({ customer_id, clearance_id });

type Named = Pick<PayoutCandidate, 'customer_id' | 'clearance_id'>;
/** The ready merchants, as the command takes them. */
interface Chosen {
  readonly lines: (Named & { expected_net: number })[];
  readonly left: (Named & { reason: string })[];
}

/** Makes a payout run: which merchants are ready, what each gets, what holds the others back (W-04). */
export function NewPayoutRunPage() {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const toast = useToast();
  const go = usePageGo();
  const [left, setLeft] = useState<ReadonlyMap<string, string | null>>(new Map());
  const banks = useOptions('bank_account');
  const open = new Set(banks.rows.filter((row) => row.open).map(({ id }) => id));
  const templates = useQuery({
    queryKey: ['payout_templates.list', payoutTemplateLife.at.confirmed],
    queryFn: ({ signal }) =>
      call('payout_templates.list', { query: { status: payoutTemplateLife.at.confirmed, per_page: '100' }, signal }),
  });
  const chosen = useRef<Chosen>({ lines: [], left: [] });
  const form = useForm(payoutFilterForm, {
    words: payoutRunFieldWords,
    initial: { days: payoutDayFilters[0] },
    submit: (body, { idempotencyKey }) =>
      call('payout_runs.create', { body: { ...body, ...chosen.current }, idempotencyKey }),
    onSaved: ({ data }) => {
      toast.success(say(words.made, { number: data.number }));
      go({ name: 'payout-runs.detail', params: { runId: data.id } }, { replace: true });
    },
  });
  const { bank, branch_id, least, days, bank_account_id } = form.values;
  const usual = banks.rows.find((row) => row.is_default)?.id;
  const put = useRef(form.put);
  useEffect(() => {
    put.current = form.put;
  }, [form.put]);
  // The accounts may come after the page.
  useEffect(() => {
    if (usual !== undefined && bank_account_id === null) put.current('bank_account_id', usual);
  }, [usual, bank_account_id]);
  const query = {
    ...(bank ? { bank: String(bank) } : {}),
    ...(branch_id ? { branch_id: String(branch_id) } : {}),
    ...(least ? { least: String(least) } : {}),
    days: days === payoutDayFilters[1] ? payoutDayFilters[1] : payoutDayFilters[0],
  };
  const found = useQuery({
    queryKey: ['payout_runs.candidates', query],
    queryFn: ({ signal }) => call('payout_runs.candidates', { query, signal }),
  });
  const rows = found.data?.data.rows ?? [];
  const ready = rows.filter(({ block }) => block === null);
  const heldBack = rows.filter(({ block }) => block !== null);
  const ticked = ready.filter((row) => !left.has(keyOf(row)));
  chosen.current = {
    lines: ticked.map((row) => ({ ...idOf(row), expected_net: row.amount })),
    left: ready
      .filter((row) => left.has(keyOf(row)))
      .map((row) => ({ ...idOf(row), reason: left.get(keyOf(row)) ?? '' })),
  };
  const lacksReason = ready.some((row) => left.has(keyOf(row)) && !left.get(keyOf(row)));
  const set = (key: string, reason: string | null | undefined) =>
    setLeft((all) => {
      const next = new Map(all);
      if (reason === undefined) next.delete(key);
      else next.set(key, reason);
      return next;
    });
  const sum = sayKyat(
    ticked.reduce((all, { amount }) => all + amount, 0),
    locale,
  );
  return (
    <FormPage
      form={form}
      title={say(titleOf('payout-runs.new'))}
      cancelHref={pathOf('payout-runs')}
      save={say(words.make)}>
      {lacksReason && <Callout tone="attention">{say(words.needsWhy)}</Callout>}
      <FormSection title={say(words.how)}>
        <FormField of={form} name="bank_account_id" options={banks.options.filter(({ value }) => open.has(value))} />
        <FormField
          of={form}
          name="template_id"
          options={(templates.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormSection>
      <FormSection title={say(words.who)}>
        <FormField
          of={form}
          name="days"
          options={payoutDayFilters.map((value) => ({ value, label: say(words[value]) }))}
        />
        <FormField of={form} name="bank" hint={(found.data?.data.banks ?? []).join(' · ')} />
        <FormField of={form} name="branch_id" source="branch" />
        <FormField of={form} name="least" grouped unit={say(unitWords.kyat)} />
      </FormSection>
      <FormSection title={say(words.ready, { n: count(ticked.length), sum })}>
        <div className={`${styles.wide} ${figures.scroll}`}>
          <table className={figures.table} aria-label={say(words.who)}>
            <tbody>
              {ready.map((row) => (
                <Ready key={keyOf(row)} row={row} reason={left.get(keyOf(row))} set={(why) => set(keyOf(row), why)} />
              ))}
            </tbody>
          </table>
          {ready.length === 0 && !found.isFetching && <p className="muted">{say(words.nobody)}</p>}
        </div>
      </FormSection>
      {heldBack.length > 0 && (
        <FormSection title={say(words.heldBack, { n: count(heldBack.length) })}>
          <div className={`${styles.wide} ${figures.scroll}`}>
            <table className={figures.table} aria-label={say(words.heldBack, { n: count(heldBack.length) })}>
              <tbody>
                {heldBack.map((row) => (
                  <tr key={keyOf(row)}>
                    <th scope="row">
                      <PageLink to="customer.detail" params={{ customerId: row.customer_id }}>
                        {row.customer}
                      </PageLink>
                      <span className={styles.note}>{row.block && say.loose(payoutBlockWords[row.block])}</span>
                    </th>
                    <td>{sayKyat(row.amount, locale)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </FormSection>
      )}
    </FormPage>
  );
}

interface ReadyProps {
  readonly row: PayoutCandidate;
  /** Why it is left out; undefined while it is ticked. */
  readonly reason: string | null | undefined;
  readonly set: (reason: string | null | undefined) => void;
}

function Ready({ row, reason, set }: ReadyProps) {
  const say = useSay();
  const locale = useLocale();
  const { customer, clearance, bank, young, failed, amount } = row;
  return (
    <tr>
      <th scope="row">
        <Checkbox checked={reason === undefined} onChange={(on) => set(on ? undefined : null)}>
          {customer}
        </Checkbox>
        <span className={styles.note}>
          {[clearance, bank && `${bank.bank} · ${bank.bank_holder} · ${bank.bank_account}`].filter(Boolean).join(' · ')}
        </span>
        {young && <span className={`${styles.note} ${styles.warn}`}>{say(words.newShort)}</span>}
        {failed && (
          <span className={`${styles.note} ${styles.warn}`}>
            {say(words.failedBefore, { number: failed.number, failure: say.loose(payoutFailureWords[failed.failure]) })}
          </span>
        )}
        {reason !== undefined && (
          <TextInput
            value={reason}
            onChange={set}
            max={200}
            label={say(words.whyLeft, { name: customer })}
            placeholder={say(words.whyLeft, { name: customer })}
          />
        )}
      </th>
      <td>{sayKyat(amount, locale)}</td>
    </tr>
  );
}

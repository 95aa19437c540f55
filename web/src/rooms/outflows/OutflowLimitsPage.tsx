import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { settableKinds } from '@waybill/contract/rooms/outflows/outflow-events.ts';
import type { OutflowLimits } from '@waybill/contract/rooms/outflows/outflows.contract.ts';
import { outflowFieldWords, outflowKindWords } from '@waybill/contract/rooms/outflows/outflows.words.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { limitFor, noFactorLimit, type LimitKind } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { outflowLimitForm } from '@waybill/domain/rooms/outflows/outflow-limit-form.ts';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { outflowPageWords as words } from './outflow-page.words.ts';
import styles from './Outflows.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const queryKey = ['outflows.limits'];

interface Chosen {
  readonly kind: LimitKind | null;
  readonly role: RoleSlug | null;
}

/** Amounts from which a payment needs a second person: by kind of payment, and by role (M-03). */
export function OutflowLimitsPage() {
  const say = useSay();
  const [chosen, setChosen] = useState<Chosen>({ kind: null, role: null });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('outflows.limits', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('outflow.limits'))}>
      {(limits) => <Form key={JSON.stringify([chosen, limits])} limits={limits} chosen={chosen} onChoose={setChosen} />}
    </RecordStates>
  );
}

interface Props {
  limits: OutflowLimits;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function Form({ limits, chosen, onChoose }: Props) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const toast = useToast();
  const client = useQueryClient();
  const { kind, role } = chosen;
  const form = useForm(outflowLimitForm, {
    words: outflowFieldWords,
    initial: { outflow_kind: kind, role, limit: kind === null ? null : typedLimit(limitFor(kind, role, limits)) },
    submit: (body, { idempotencyKey }) => call('outflows.saveLimit', { body, idempotencyKey }),
    onSaved: (saved) => {
      toast.success(say(commonWords.savedSuccessfully));
      onChoose({ kind: null, role: null });
      client.setQueryData(queryKey, saved);
    },
  });
  const kinds = settableKinds.map((value) => ({ value, label: say(outflowKindWords[value]) }));
  return (
    <FormPage form={form} title={say(titleOf('outflow.limits'))} cancelHref={pathOf('settings')}>
      <FormSection title={say(words.set)}>
        <FormField of={form} name="outflow_kind" options={kinds} />
        <FormField of={form} name="role" source="role" hint={say(words.roleHint)} />
        <FormField of={form} name="limit" grouped unit={unit} hint={say(words.limitHint)} wide />
      </FormSection>
      <Kinds limits={limits} onChoose={onChoose} />
      <Callout tone="info">{say(words.note)}</Callout>
      <Callout tone="info">{say(words.factorNote)}</Callout>
    </FormPage>
  );
}

/** A limit as it is typed: nothing where the second step is not asked for. */
const typedLimit = (limit: number): number | null => (limit >= noFactorLimit ? null : limit);

/** Current limits: each kind with the general limit, and those of roles with a separate limit. */
function Kinds({ limits, onChoose }: Pick<Props, 'limits' | 'onChoose'>) {
  const say = useSay();
  const locale = useLocale();
  const roles = useOptions('role');
  const nameOf = (role: string | null) =>
    role === null ? say(commonWords.everybody) : (roles.options.find(({ value }) => value === role)?.label ?? role);
  return (
    <ul className="bare">
      {settableKinds.map((kind) => (
        <li key={kind} className={styles.kind}>
          <span className={styles.name}>{say(outflowKindWords[kind])}</span>
          <ul className="bare">
            {[null, ...limits.flatMap((row) => (row.kind === kind && row.role !== null ? [row.role] : []))].map(
              (role) => (
                <li key={role ?? ''} className={styles.limit}>
                  <span>{nameOf(role)}</span>
                  <span className={styles.amount}>
                    {typedLimit(limitFor(kind, role, limits)) === null
                      ? say(words.never)
                      : sayKyat(limitFor(kind, role, limits), locale)}
                    <IconButton
                      icon={Pencil}
                      label={say(words.change, { name: `${say(outflowKindWords[kind])}, ${nameOf(role)}` })}
                      onClick={() => onChoose({ kind, role })}
                    />
                  </span>
                </li>
              ),
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}

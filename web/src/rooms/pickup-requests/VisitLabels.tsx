import { useState, type FormEvent } from 'react';
import { Camera, Plus, X } from 'lucide-react';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { JoinedLabel, PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupRequestFieldWords as field } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { takeOutLabelForm } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { formatWeight, sayKyat, toGrams } from '@waybill/domain/kernel/money.ts';
import { firstStatus } from '@waybill/domain/rooms/labels/label-tabs.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import type { CameraViewProps } from '../../shell/scan/camera/CameraView.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { pickupPageWords as words } from './pickup-page.words.ts';
import styles from './Pickups.module.css';
import { sumsOf } from './pickup-texts.ts';

const CameraView = lazyPart<CameraViewProps>(
  async () => (await import('../../shell/scan/camera/CameraView.tsx')).CameraView,
);

/** The labels of a visit with what they weigh and cost; at its door they are made here, joined by scan, or taken out again. */
export function VisitLabels({ data }: { data: PickupDetail }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const { door, planned_labels } = data;
  const labels = data.labels.length > 0 ? data.labels : planned_labels;
  const isPlan = data.labels.length === 0 && planned_labels.length > 0;
  const { pieces, kg, total } = sumsOf(labels);
  const [leaving, takeOut] = useState<JoinedLabel | null>(null);
  return (
    <>
      {door && <AtDoor data={data} />}
      {labels.length === 0 ? (
        <p className="muted">{say(words.noLabels)}</p>
      ) : (
        <>
          {isPlan && <p className="muted">{say(words.planned_labels)}</p>}
          <ul className={styles.labels}>
            {labels.map((label) => (
              <Joined
                key={label.id}
                label={label}
                takeOut={door && !isPlan && label.status === firstStatus ? () => takeOut(label) : undefined}
              />
            ))}
          </ul>
          <p className={styles.sums}>
            {say(words.sums, {
              n: count(pieces),
              weight: formatWeight(toGrams(kg), locale),
              total: sayKyat(total, locale),
            })}
          </p>
        </>
      )}
      {leaving && <TakeOutDialog pickupId={data.id} label={leaving} onClose={() => takeOut(null)} />}
    </>
  );
}

function TakeOutDialog(props: { pickupId: number; label: JoinedLabel; onClose: () => void }) {
  const { pickupId: id, label, onClose } = props;
  const say = useSay();
  const code = sayCode(label.tracking_code);
  return (
    <FormDialog
      form={takeOutLabelForm}
      words={field}
      title={say(words.takeOut, { code })}
      text={say(words.takeOutText, { code })}
      yes={say(words.takeOutYes)}
      danger
      initial={{ label_id: label.id }}
      submit={(body, { idempotencyKey }) => call('pickup_requests.takeOut', { params: { id }, body, idempotencyKey })}
      success={say(words.takenOut, { code })}
      changes="pickup_request"
      onClose={onClose}>
      {(form) => <FormField of={form} name="reason" wide />}
    </FormDialog>
  );
}

/** `takeOut`: at the door, while the label has not moved. */
function Joined({ label, takeOut }: { label: JoinedLabel; takeOut: (() => void) | undefined }) {
  const say = useSay();
  const locale = useLocale();
  const mayOpen = useMayOpen()('label-detail');
  const { id, tracking_code, destination_name, status, shipping_total } = label;
  return (
    <li>
      {mayOpen ? (
        <PageLink to="label-detail" params={{ labelId: id }} className={styles.link}>
          <CodeText code={tracking_code} />
        </PageLink>
      ) : (
        <CodeText code={tracking_code} />
      )}
      <span className="muted">{destination_name}</span>
      <span>{sayKyat(shipping_total, locale)}</span>
      <StatePill face={labelStatusFaces[status as LabelStatus]} />
      {takeOut && (
        <IconButton icon={X} small label={say(words.takeOut, { code: sayCode(tracking_code) })} onClick={takeOut} />
      )}
    </li>
  );
}

function AtDoor({ data: { id } }: { data: PickupDetail }) {
  const say = useSay();
  const run = useAction();
  const mayMake = useMayOpen()('pickup-request.label');
  const [code, setCode] = useState<string | null>(null);
  const [looks, look] = useState(false);
  const join = async (read: string | null) => {
    const tracking_codes = read?.trim() ?? '';
    if (tracking_codes === '') return;
    const joined = await run(() => call('pickup_requests.attach', { params: { id }, body: { tracking_codes } }), {
      success: say(words.attached, { code: sayCode(tracking_codes.toUpperCase()) }),
      changes: 'pickup_request',
    });
    if (joined) setCode(null);
  };
  return (
    <div className={styles.door}>
      {mayMake && (
        <PageLink to="pickup-request.label" params={{ pickupId: id }} className={buttonLook('main')}>
          <Icon of={Plus} />
          {say(words.makeLabel)}
        </PageLink>
      )}
      <form
        className={styles.join}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void join(code);
        }}>
        <Field label={say(words.attachCode)}>
          <TextInput value={code} onChange={setCode} latinDigits autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Button type="submit">{say(words.attach)}</Button>
        {!looks && (
          <IconButton {...CameraView.openerProps} icon={Camera} label={say(words.camera)} onClick={() => look(true)} />
        )}
      </form>
      {looks && (
        <CameraView onCode={(read) => void join(read)} onClose={() => look(false)} wanted onNone={() => look(false)} />
      )}
    </div>
  );
}

import { Globe } from 'lucide-react';
import { useMemo, useState, type ReactNode, type Ref } from 'react';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { deliveryTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { isAbroad } from '@waybill/domain/rooms/labels/label-choices.ts';
import { homeCountry } from '@waybill/domain/rooms/places/country-codes.ts';
import { isTownType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import type { Option } from '../../ui/inputs/option-search.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { PhoneFinder, useKnownElsewhere, type SenderSearch } from '../customers/customers.door.ts';
import { PlacePicker } from '../places/places.door.ts';
import { fromReceiver, fromSender, notAbroad, noSender, type Filled } from './label-fills.ts';
import { labelFormWords as words } from './label-form.words.ts';
import { receiversFor } from './last-receivers.ts';
import type { VisitAtDoor } from './visit-at-door.ts';
import { OwnField, type LabelFormModel } from './OwnField.tsx';
import { useReceivers } from './use-receivers.ts';
import styles from './LabelForm.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const CountryField = lazyPart(async () => (await import('../places/places.door.ts')).CountryField, 'afterPage');
/** Folded away with the fields that are seldom filled in. */
const IdentityField = lazyPart<{ of: LabelFormModel; name: 'source_nrc' | 'destination_nrc' }>(
  async () => (await import('../places/places.door.ts')).IdentityField,
  'afterPage',
);

interface PartyProps {
  form: LabelFormModel;
  sender: KnownSender | null;
  /** Fills several fields at once. */
  fill: (values: Filled) => void;
  /** To the next empty field. */
  goOn: (from: string) => void;
}

/** Sender section: the phone is typed first, and senders known under it are suggested (N-10). */
export function SenderSection({
  form,
  sender,
  search,
  fill,
  goOn,
  onSender,
  unknown,
  phoneRef,
}: PartyProps & {
  search: SenderSearch;
  onSender: (sender: KnownSender | null) => void;
  unknown?: ReactNode;
  phoneRef: Ref<HTMLInputElement>;
}) {
  const say = useSay();
  const locale = useLocale();
  const elsewhere = useKnownElsewhere(form.values.merchant_id === null ? form.values.source_phone?.[0] : undefined);
  const pick = (id: string) => {
    const found = search.senderOf(id);
    if (!found) return;
    onSender(found);
    fill(fromSender(found));
    goOn('source');
  };
  const another = () => {
    onSender(null);
    fill(noSender);
    goOn('start');
  };
  return (
    <NumberedSection
      number={1}
      title={say(commonFieldWords.sender)}
      aside={
        form.values.merchant_id !== null && (
          <Button small variant="quiet" onClick={another}>
            {say(commonWords.anotherSender)}
          </Button>
        )
      }>
      <OwnField
        of={form}
        name="source_phone"
        wide
        hint={form.values.merchant_id === null ? say(words.phoneHint) : undefined}>
        <PhoneFinder
          ref={phoneRef}
          heading={say(commonWords.knownSenders)}
          value={form.values.source_phone ?? []}
          onChange={(phones) => form.set('source_phone', [...phones])}
          options={search.options}
          onText={search.setText}
          settle={search.settle}
          onPick={pick}
          onDone={() => goOn('source_phone')}
        />
      </OwnField>
      <FormField of={form} name="source_name" wide />
      {unknown}
      {elsewhere && (
        <div className={styles.wide}>
          <Callout tone="info" live>
            {say(words.knownElsewhere, { branch: localName(elsewhere, locale) })}
          </Callout>
        </div>
      )}
      {sender !== null && sender.blocked !== null && (
        <div className={styles.wide}>
          <Callout tone="danger" live>
            {say(words.blocked)}
          </Callout>
        </div>
      )}
      {form.problemOf('merchant_id') !== undefined && (
        <div className={styles.wide} data-field="merchant_id">
          <Callout tone="danger">{form.problemOf('merchant_id')}</Callout>
        </div>
      )}
      <Place form={form} side="source" />
      <More>
        <FormField of={form} name="source_no" />
        <FormField of={form} name="source_street" />
        <FormField of={form} name="source_postcode" latinDigits />
        <IdentityField of={form} name="source_nrc" />
        <FormField of={form} name="source_address" wide />
        <FormField of={form} name="source_branch_id" source="branch" />
        <FormField of={form} name="with_temp_address" />
      </More>
    </NumberedSection>
  );
}

/** The sender at the door of a visit, or of a merchant's own order: nothing to type. */
export function VisitedSender({
  visit,
  blocked,
}: {
  visit: Pick<VisitAtDoor, 'name' | 'phone' | 'home_no' | 'street'>;
  blocked: string | null;
}) {
  const say = useSay();
  return (
    <NumberedSection number={1} title={say(commonFieldWords.sender)}>
      <p className={styles.wide}>
        <strong>{visit.name}</strong>
        <br />
        {visit.phone.join(', ')}
        <br />
        {[visit.home_no, visit.street].filter(Boolean).join(' ')}
      </p>
      {blocked !== null && (
        <div className={styles.wide}>
          <Callout tone="danger" live>
            {say(words.blocked)}
          </Callout>
        </div>
      )}
    </NumberedSection>
  );
}

/** Receiver section: suggests the sender's last receivers before anything is typed. */
export function ReceiverSection({
  form,
  sender,
  fill,
  goOn,
  phoneRef,
  branchHint,
}: PartyProps & { phoneRef: Ref<HTMLInputElement>; branchHint: ReactNode }) {
  const say = useSay();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const receivers = useReceivers(sender, typed);
  const options = useMemo<Option<string>[]>(
    () =>
      receiversFor(receivers, typed).map((receiver) => ({
        value: String(receivers.indexOf(receiver)),
        label: receiver.name,
        detail: [receiver.phone.join(', '), receiver.township ? localName(receiver.township, locale) : '']
          .filter(Boolean)
          .join(' · '),
      })),
    [receivers, typed, locale],
  );
  const phones = form.values.destination_phone ?? [];
  const [opened, open] = useState(false);
  const abroad = opened || isAbroad(form.values);
  const mayGoAbroad = useViewer().internationalMail || form.values.source_branch_id !== null;
  const pick = (at: string) => {
    const receiver = receivers[Number(at)];
    if (!receiver) return;
    fill(fromReceiver(receiver));
    open(false);
    goOn('destination');
  };
  const turn = () => {
    open(!abroad);
    if (abroad) fill(notAbroad);
    else goOn('country');
  };
  return (
    <NumberedSection
      number={2}
      title={say(commonWords.receiver)}
      aside={
        (abroad || mayGoAbroad) && (
          <Button small variant="quiet" icon={abroad ? undefined : Globe} onClick={turn}>
            {say(abroad ? commonWords.withinMyanmar : commonWords.toAnotherCountry)}
          </Button>
        )
      }>
      <OwnField
        of={form}
        name="destination_phone"
        wide
        hint={receivers.length > 0 && phones.length === 0 ? say(words.receiverHint) : undefined}>
        <PhoneFinder
          ref={phoneRef}
          heading={say(words.lastReceivers)}
          abroad
          value={phones}
          onChange={(next) => form.set('destination_phone', [...next])}
          options={phones.length === 0 ? options : nobody}
          onText={setTyped}
          settle={nobodyYet}
          onPick={pick}
          onDone={() => goOn('destination_phone')}
        />
      </OwnField>
      <FormField of={form} name="destination_name" wide />
      {abroad ? (
        <>
          <AbroadCountry form={form} fill={fill} />
          <FormField of={form} name="destination_address" wide required hint={say(words.addressAbroad)} />
          <FormField of={form} name="destination_postcode" latinDigits />
          <More>
            <FormField of={form} name="contact_phone_list" wide />
          </More>
        </>
      ) : (
        <>
          <Place form={form} side="destination" required />
          <FormField of={form} name="destination_no" />
          <FormField of={form} name="destination_street" />
          {branchHint}
          <More open={Boolean(form.noteOf?.('destination_address') || form.noteOf?.('contact_phone_list'))}>
            <FormField of={form} name="destination_address" wide />
            <FormField of={form} name="destination_postcode" latinDigits />
            <IdentityField of={form} name="destination_nrc" />
            <FormField of={form} name="contact_phone_list" wide />
            <FormField of={form} name="delivery_type" words={deliveryTypeWords} />
            <FormField of={form} name="pickup_at_po" />
            <FormField of={form} name="instant_deliver" />
          </More>
        </>
      )}
    </NumberedSection>
  );
}

/** The country of the receiver; while none is chosen, the form asks for a township instead, so that is what is said here. */
function AbroadCountry({ form, fill }: Pick<PartyProps, 'form' | 'fill'>) {
  const say = useSay();
  const { destination_country: country } = form.values;
  return (
    <div
      className={styles.wide}
      data-field="destination_country"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) form.left('destination_country');
      }}>
      <CountryField
        value={country}
        label={say(labelFieldWords.destination_country)}
        required
        error={
          form.problemOf('destination_country') ??
          (country === null && form.problemOf('destination_township') !== undefined
            ? say(words.chooseCountry)
            : undefined)
        }
        onChange={(code) => fill({ destination_country: code === homeCountry ? null : code })}
      />
    </div>
  );
}

const nobody: readonly Option<string>[] = [];
const nobodyYet = async () => nobody;

/** The finest known place of a side. A quarter, village tract or street is kept beside the township it lies in. */
function Place({
  form,
  side,
  required = false,
}: {
  form: LabelFormModel;
  side: 'source' | 'destination';
  required?: boolean;
}) {
  const say = useSay();
  const [quarter, township] = [`${side}_quarter`, `${side}_township`] as const;
  const value = form.values[quarter] ?? form.values[township];
  const word = form.words[township];
  return (
    <div
      className={styles.wide}
      data-field={township}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) form.left(township);
      }}>
      <PlacePicker
        value={value}
        label={word ? say.loose(word) : township}
        required={required}
        error={form.problemOf(township)}
        onChange={(id, place) => {
          const town = place === null || isTownType(place.type);
          form.set(quarter, town ? null : id);
          form.set(township, town ? id : (place.town_id ?? null));
          // The branch of the former place does not deliver here.
          if (side === 'destination') form.set('deliver_branch_id', null);
        }}
      />
      {form.noteOf?.(township)}
    </div>
  );
}

/** A part of the form with its number and name. */
export function NumberedSection({
  number,
  title,
  aside,
  children,
}: {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const count = useCount();
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.heading}>
        <span className={styles.number} aria-hidden="true">
          {count(number)}
        </span>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Fields that are seldom filled in, folded. Once there is something to look at in them (`open`), they stay unfolded. */
export function More({ open = false, children }: { open?: boolean; children: ReactNode }) {
  const say = useSay();
  const [unfolded, unfold] = useState(false);
  if (open && !unfolded) unfold(true);
  return (
    <details className={styles.more} open={unfolded} onToggle={(event) => unfold(event.currentTarget.open)}>
      <summary>{say(words.moreFields)}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

import { useState } from 'react';
import { tones } from '@waybill/domain/kernel/lifecycle.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { DatePicker } from '../inputs/DatePicker.tsx';
import { DateRange, type DateSpan } from '../inputs/DateRange.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Field } from '../inputs/Field.tsx';
import { Multiselect } from '../inputs/Multiselect.tsx';
import type { Option } from '../inputs/option-search.ts';
import { RadioGroup } from '../inputs/RadioGroup.tsx';
import { SearchPanel, type SearchField, type SearchValues } from '../table/SearchPanel.tsx';
import { Select } from '../inputs/Select.tsx';
import { Toggle } from '../inputs/Toggle.tsx';
import { galleryWords as w, toneWords } from './gallery.words.ts';
import type { GallerySection } from './section.ts';
import styles from './Gallery.module.css';

function Choices() {
  const say = useSay();
  const [sms, setSms] = useState(false);
  const [invoice, setInvoice] = useState(true);
  const [gender, setGender] = useState<string | null>('female');
  const [payment, setPayment] = useState<string | null>('sender_pay');
  return (
    <div className={styles.grid}>
      <Field label={say(w.sms)}>
        <Toggle value={sms} onChange={setSms} />
      </Field>
      <Field label={say(w.sms)}>
        <Toggle value onChange={setSms} disabled />
      </Field>
      <div>
        <Checkbox checked={invoice} onChange={setInvoice} hint={say(w.invoiceHint)}>
          {say(w.withInvoice)}
        </Checkbox>
        <Checkbox checked={false} mixed onChange={setInvoice}>
          {say(w.all)}
        </Checkbox>
        <Checkbox checked disabled onChange={setInvoice}>
          {say(w.withInvoice)}
        </Checkbox>
        <Checkbox checked={invoice} onChange={setInvoice} label={say(w.all)} />
      </div>
      <Field label={say(w.gender)} group>
        <RadioGroup
          inline
          options={[
            { value: 'male', label: say(w.male) },
            { value: 'female', label: say(w.female) },
          ]}
          value={gender}
          onChange={setGender}
        />
      </Field>
      <Field label={say(w.payment)} group required error={say(w.creditHint)}>
        <RadioGroup
          options={[
            { value: 'sender_pay', label: say(w.senderPays) },
            { value: 'receiver_pay', label: say(w.receiverPays) },
            { value: 'credit', label: say(w.credit), detail: say(w.creditHint), disabled: true },
          ]}
          value={payment}
          onChange={setPayment}
        />
      </Field>
    </div>
  );
}

const townships = [
  'လှိုင်',
  'ချမ်းအေးသာစံ',
  'တောင်ကြီး',
  'ဗိုလ်တထောင်',
  'ပုသိမ်',
  'မော်လမြိုင်',
  'မြစ်ကြီးနား',
  'ပဲခူး',
  'လားရှိုး',
  'ရွှေပြည်သာ',
  'ဒဂုံမြို့သစ် (မြောက်ပိုင်း)',
  'ကျောက်တံတား',
];
const branchOptions: Option[] = [
  { value: 'YGN', label: 'Yangon 49th street', detail: 'YGN' },
  { value: 'MDY', label: 'Mandalay', detail: 'MDY' },
  { value: 'MLM', label: 'Mawlamyine', detail: 'MLM' },
  ...townships.map((label, at) => ({ value: `T${at}`, label, disabled: at === 4 })),
];
const noOptions: Option[] = [];
const thousands: Option<number>[] = Array.from({ length: 1500 }, (_, value) => ({
  value,
  label: `${townships[value % townships.length]} ${value + 1}`,
  detail: String(10000 + value),
}));

function Selects() {
  const say = useSay();
  const [status, setStatus] = useState<string | null>(null);
  const [branch, setBranch] = useState<string | null>('MDY');
  const statuses = tones.map((tone) => ({ value: tone, label: say.loose(toneWords[tone]) }));
  return (
    <div className={styles.grid}>
      <Field label={say(w.status)}>
        <Select options={statuses} value={status} onChange={setStatus} noneLabel={say(w.all)} />
      </Field>
      <Field label={say(w.branch)} required>
        <Select options={branchOptions} value={branch} onChange={setBranch} />
      </Field>
      <Field label={say(w.branch)} error={say(w.chooseBranch)} required>
        <Select options={branchOptions} value={null} onChange={setBranch} />
      </Field>
      <Field label={say(w.branch)}>
        <Select options={branchOptions} value={branch} onChange={setBranch} disabled />
      </Field>
      <Field label={say(w.branch)}>
        <Select options={noOptions} value={null} onChange={setBranch} />
      </Field>
    </div>
  );
}

function Multiselects() {
  const say = useSay();
  const [one, setOne] = useState<string | null>('T1');
  const [must, setMust] = useState<string | null>('YGN');
  const [many, setMany] = useState<readonly string[]>(['YGN', 'T10']);
  const [two, setTwo] = useState<readonly string[]>(['YGN', 'MDY']);
  const [large, setLarge] = useState<readonly number[]>([]);
  return (
    <div className={styles.grid}>
      <Field label={say(w.township)}>
        <Multiselect options={branchOptions} value={one} onChange={setOne} />
      </Field>
      <Field label={say(w.branch)} hint="allowEmpty = false" required>
        <Multiselect options={branchOptions} value={must} onChange={setMust} allowEmpty={false} />
      </Field>
      <Field label={say(w.branches)} hint="smart">
        <Multiselect multiple options={branchOptions} value={many} onChange={setMany} search="smart" />
      </Field>
      <Field label={say(w.branches)} hint="max = 2">
        <Multiselect multiple max={2} options={branchOptions} value={two} onChange={setTwo} />
      </Field>
      <Field label={say(w.township)} hint="1,500">
        <Multiselect multiple options={thousands} value={large} onChange={setLarge} search="smart" />
      </Field>
      <Field label={say(w.branch)} error={say(w.chooseBranch)}>
        <Multiselect options={noOptions} value={null} onChange={setOne} />
      </Field>
      <Field label={say(w.branches)}>
        <Multiselect multiple disabled options={branchOptions} value={many} onChange={setMany} />
      </Field>
      <Field label={say(w.branch)} hint="loading">
        <Multiselect loading options={noOptions} value={null} onChange={setOne} onSearch={() => undefined} />
      </Field>
    </div>
  );
}

function Dates() {
  const say = useSay();
  const [date, setDate] = useState<string | null>('2026-11-21');
  const [none, setNone] = useState<string | null>(null);
  const [span, setSpan] = useState<DateSpan>({ from: '2026-11-21', to: '2026-11-15' });
  return (
    <>
      <div className={styles.grid}>
        <Field label={say(w.date)} required>
          <DatePicker value={date} onChange={setDate} today="2026-11-24" />
        </Field>
        <Field label={say(w.date)} hint="15/11/2026 – 30/11/2026" error={none ? undefined : say(w.dateMissing)}>
          <DatePicker
            value={none}
            onChange={setNone}
            min="2026-11-15"
            max="2026-11-30"
            today="2026-11-24"
            clearable={false}
          />
        </Field>
        <Field label={say(w.date)}>
          <DatePicker value={date} onChange={setDate} disabled />
        </Field>
      </div>
      <DateRange value={span} onChange={setSpan} />
    </>
  );
}

function Searches() {
  const say = useSay();
  const [values, setValues] = useState<SearchValues>({});
  const [ran, setRan] = useState('');
  const fields: SearchField[] = [
    { key: 'code', type: 'input', label: say(w.code), latinDigits: true },
    { key: 'date', type: 'datetime', label: say(w.date) },
    { key: 'branch', type: 'select', label: say(w.branch), options: branchOptions, noneLabel: say(w.all) },
    {
      key: 'status',
      type: 'select',
      label: say(w.status),
      options: tones.map((tone) => ({ value: tone, label: say.loose(toneWords[tone]) })),
      noneLabel: say(w.all),
    },
  ];
  return (
    <>
      <SearchPanel
        fields={fields}
        values={values}
        onChange={setValues}
        onSearch={(found) => setRan(JSON.stringify(found))}
        onReset={() => setRan('')}
      />
      <p className="muted" role="status">
        {ran}
      </p>
    </>
  );
}

function InDialog() {
  const say = useSay();
  const [branch, setBranch] = useState<string | null>(null);
  const [many, setMany] = useState<readonly string[]>([]);
  const [date, setDate] = useState<string | null>(null);
  return (
    <Dialog title={say(w.period)} trigger={<Button>{say(w.filter)}</Button>}>
      <Field label={say(w.branch)}>
        <Select options={branchOptions} value={branch} onChange={setBranch} />
      </Field>
      <Field label={say(w.branches)}>
        <Multiselect multiple options={branchOptions} value={many} onChange={setMany} />
      </Field>
      <Field label={say(w.date)}>
        <DatePicker value={date} onChange={setDate} today="2026-11-24" />
      </Field>
    </Dialog>
  );
}

/** Inputs that choose from a list or a calendar. */
export const choicesGallery: readonly GallerySection[] = [
  { id: 'choice', title: 'Toggle, Checkbox, RadioGroup', Content: Choices },
  { id: 'select', title: 'Select', Content: Selects },
  { id: 'multiselect', title: 'Multiselect', Content: Multiselects },
  { id: 'date', title: 'DatePicker, DateRange', Content: Dates },
  { id: 'search-panel', title: 'SearchPanel', Content: Searches },
  { id: 'in-dialog', title: 'Inputs in a dialog', Content: InDialog },
];

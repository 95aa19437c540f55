import { Filter, Plus, Printer, RefreshCw, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tones, type Tone } from '@waybill/domain/kernel/lifecycle.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button, type ButtonVariant } from '../layout/Button.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { DatePicker } from '../inputs/DatePicker.tsx';
import { DateRange, type DateSpan } from '../inputs/DateRange.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Field } from '../inputs/Field.tsx';
import { FileInput } from '../inputs/FileInput.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import { Multiselect } from '../inputs/Multiselect.tsx';
import { NumberInput } from '../inputs/NumberInput.tsx';
import type { Option } from '../inputs/option-search.ts';
import { PasswordInput } from '../inputs/PasswordInput.tsx';
import { PhoneTagInput } from '../inputs/PhoneTagInput.tsx';
import { Pill } from '../layout/Pill.tsx';
import { RadioGroup } from '../inputs/RadioGroup.tsx';
import { SearchPanel, type SearchField, type SearchValues } from '../table/SearchPanel.tsx';
import { Select } from '../inputs/Select.tsx';
import { TextArea } from '../inputs/TextArea.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { Toggle } from '../inputs/Toggle.tsx';
import styles from './Gallery.module.css';
import { galleryWords as w } from './gallery.words.ts';
import type { GallerySection } from './section.ts';

function Buttons() {
  const say = useSay();
  const [busy, setBusy] = useState(true);
  const looks: [ButtonVariant, Word, typeof Plus][] = [
    ['main', w.createLabel, Plus],
    ['plain', w.print, Printer],
    ['quiet', w.filter, Filter],
    ['danger', w.remove, Trash2],
  ];
  return (
    <>
      <div className={styles.row}>
        {looks.map(([variant, word, icon]) => (
          <Button key={variant} variant={variant} icon={icon}>
            {say.loose(word)}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {looks.map(([variant, word]) => (
          <Button key={variant} variant={variant} disabled>
            {say.loose(word)}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {looks.map(([variant, word, icon]) => (
          <Button key={variant} variant={variant} icon={icon} busy={busy} onClick={() => setBusy(true)}>
            {say.loose(word)}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button variant="main" icon={Plus} kbd="C">
          {say(w.createLabel)}
        </Button>
        <Button kbd="F" icon={Filter}>
          {say(w.filter)}
        </Button>
        <Button small>{say(w.print)}</Button>
        <Button small variant="main">
          {say(w.save)}
        </Button>
        <Button small variant="danger" icon={Trash2}>
          {say(w.remove)}
        </Button>
      </div>
      <div className={styles.row}>
        <IconButton icon={RefreshCw} label={say(w.refresh)} />
        <IconButton icon={Printer} label={say(w.print)} variant="framed" />
        <IconButton icon={Filter} label={say(w.filter)} pressed />
        <IconButton icon={RefreshCw} label={say(w.refresh)} busy variant="framed" />
        <IconButton icon={Trash2} label={say(w.remove)} disabled />
        <IconButton icon={Printer} label={say(w.print)} small />
      </div>
    </>
  );
}

const toneWords: Record<Tone, Word> = {
  neutral: w.pending,
  info: w.arrived,
  transit: w.sent,
  attention: w.waitingReturn,
  success: w.delivered,
  return: w.sentBack,
  danger: w.missing,
};

function Pills() {
  const say = useSay();
  return (
    <div className={styles.row}>
      {tones.map((tone) => (
        <Pill key={tone} tone={tone} label={say.loose(toneWords[tone])} />
      ))}
    </div>
  );
}

function Texts() {
  const say = useSay();
  const [name, setName] = useState<string | null>('ဒေါ်ခင်မာလာ');
  const [none, setNone] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [short, setShort] = useState<string | null>('1234567890');
  const [email, setEmail] = useState<string | null>('su@example.com');
  return (
    <div className={styles.grid}>
      <Field label={say(w.name)} hint={say(w.nameHint)} required>
        <TextInput value={name} onChange={setName} />
      </Field>
      <Field label={say(w.name)} error={say(w.nameMissing)} hint={say(w.nameHint)} required>
        <TextInput value={none} onChange={setNone} />
      </Field>
      <Field label={say(w.code)}>
        <TextInput
          value={code}
          onChange={setCode}
          icon={Search}
          affix={<kbd>/</kbd>}
          latinDigits
          placeholder="EX 4731 2482 9 XM"
        />
      </Field>
      <Field label={say(w.short)}>
        <TextInput value={short} onChange={setShort} max={10} />
      </Field>
      <Field label={say(w.email)}>
        <TextInput type="email" value={email} onChange={setEmail} autoComplete="email" />
      </Field>
      <Field label={say(w.name)}>
        <TextInput value={name} onChange={setName} disabled />
      </Field>
      <Field label={say(w.name)}>
        <TextInput value={name} onChange={setName} readOnly />
      </Field>
    </div>
  );
}

function LongTexts() {
  const say = useSay();
  const [remark, setRemark] = useState<string | null>('မန္တလေးမြို့၊ ချမ်းအေးသာစံမြို့နယ်၊ ၇၈ လမ်း');
  return (
    <div className={styles.grid}>
      <Field label={say(w.remark)}>
        <TextArea value={remark} onChange={setRemark} max={70} />
      </Field>
      <Field label={say(w.remark)}>
        <TextArea value={remark} onChange={setRemark} disabled />
      </Field>
    </div>
  );
}

function Passwords() {
  const say = useSay();
  const [password, setPassword] = useState('secret');
  return (
    <div className={styles.grid}>
      <Field label={say(w.password)} required>
        <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
      </Field>
      <Field label={say(w.newPassword)} error={say(w.short)}>
        <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" />
      </Field>
    </div>
  );
}

function Numbers() {
  const say = useSay();
  const [cod, setCod] = useState<number | null>(128500);
  const [weight, setWeight] = useState<number | null>(1.25);
  const [count, setCount] = useState<number | null>(null);
  return (
    <div className={styles.grid}>
      <Field label={say(w.cod)} required>
        <NumberInput value={cod} onChange={setCod} grouped unit={say(w.kyat)} />
      </Field>
      <Field label={say(w.weight)}>
        <NumberInput value={weight} onChange={setWeight} decimals={3} unit={say(w.kg)} />
      </Field>
      <Field label={say(w.count)} error={say(w.short)}>
        <NumberInput value={count} onChange={setCount} />
      </Field>
      <Field label={say(w.cod)}>
        <NumberInput value={cod} onChange={setCod} grouped disabled unit={say(w.kyat)} />
      </Field>
    </div>
  );
}

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

function Phones() {
  const say = useSay();
  const [phones, setPhones] = useState<readonly string[]>(['09791234567']);
  const [none, setNone] = useState<readonly string[]>([]);
  return (
    <div className={styles.grid}>
      <Field label={say(w.phones)} hint={say(w.phonesHint)} required>
        <PhoneTagInput value={phones} onChange={setPhones} />
      </Field>
      <Field label={say(w.phones)}>
        <PhoneTagInput value={none} onChange={setNone} limit={0} />
      </Field>
      <Field label={say(w.phones)}>
        <PhoneTagInput value={['09791234567', '01234567']} onChange={setNone} disabled />
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

function Files() {
  const say = useSay();
  const [file, setFile] = useState<readonly File[]>([]);
  const [files, setFiles] = useState<readonly File[]>(() => [
    new File(['a'.repeat(12345)], 'လေဘယ်များ ၂၁-၁၁-၂၀၂၆.xlsx'),
  ]);
  return (
    <div className={styles.grid}>
      <Field label={say(w.file)} required>
        <FileInput value={file} onChange={setFile} accept={['.csv', '.xlsx']} maxMb={10} />
      </Field>
      <Field label={say(w.file)}>
        <FileInput multiple value={files} onChange={setFiles} accept={['image/*', '.xlsx']} maxMb={1} />
      </Field>
      <Field label={say(w.file)} error={say(w.chooseFile)}>
        <FileInput value={[]} onChange={setFile} />
      </Field>
      <Field label={say(w.file)}>
        <FileInput value={[]} onChange={setFile} disabled />
      </Field>
    </div>
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

export const inputsGallery: readonly GallerySection[] = [
  { id: 'button', title: 'Button, IconButton', Content: Buttons },
  { id: 'pill', title: 'Pill', Content: Pills },
  { id: 'text-input', title: 'TextInput, Field', Content: Texts },
  { id: 'text-area', title: 'TextArea', Content: LongTexts },
  { id: 'password-input', title: 'PasswordInput', Content: Passwords },
  { id: 'number-input', title: 'NumberInput', Content: Numbers },
  { id: 'choice', title: 'Toggle, Checkbox, RadioGroup', Content: Choices },
  { id: 'select', title: 'Select', Content: Selects },
  { id: 'multiselect', title: 'Multiselect', Content: Multiselects },
  { id: 'phone-tags', title: 'PhoneTagInput', Content: Phones },
  { id: 'date', title: 'DatePicker, DateRange', Content: Dates },
  { id: 'search-panel', title: 'SearchPanel', Content: Searches },
  { id: 'in-dialog', title: 'Inputs in a dialog', Content: InDialog },
  { id: 'file-input', title: 'FileInput', Content: Files },
];

import { Filter, Plus, Printer, RefreshCw, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tones } from '@waybill/domain/kernel/lifecycle.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button, type ButtonVariant } from '../layout/Button.tsx';
import { Field } from '../inputs/Field.tsx';
import { FileInput } from '../inputs/FileInput.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import { NumberInput } from '../inputs/NumberInput.tsx';
import { PasswordInput } from '../inputs/PasswordInput.tsx';
import { PhoneTagInput } from '../inputs/PhoneTagInput.tsx';
import { Pill } from '../layout/Pill.tsx';
import { TextArea } from '../inputs/TextArea.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { galleryWords as w, toneWords } from './gallery.words.ts';
import type { GallerySection } from './section.ts';
import styles from './Gallery.module.css';

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

/** Inputs that are pressed or typed into. */
export const inputsGallery: readonly GallerySection[] = [
  { id: 'button', title: 'Button, IconButton', Content: Buttons },
  { id: 'pill', title: 'Pill', Content: Pills },
  { id: 'text-input', title: 'TextInput, Field', Content: Texts },
  { id: 'text-area', title: 'TextArea', Content: LongTexts },
  { id: 'password-input', title: 'PasswordInput', Content: Passwords },
  { id: 'number-input', title: 'NumberInput', Content: Numbers },
  { id: 'phone-tags', title: 'PhoneTagInput', Content: Phones },
  { id: 'file-input', title: 'FileInput', Content: Files },
];

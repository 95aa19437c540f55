import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { fileProblem, fileSize } from './accepted-files.ts';
import { Chip } from '../layout/Chip.tsx';
import { useFieldControl } from './field-context.ts';
import { FileThumb } from './FileThumb.tsx';
import styles from './FileInput.module.css';
import { Icon } from '../layout/Icon.tsx';
import { formInputsWords } from './form-inputs.words.ts';

/** Another program's sheet can be saved as one that is accepted. */
const typeWord = (accept: readonly string[]) =>
  accept.includes('.xlsx') ? formInputsWords.sheetType : formInputsWords.fileType;

export interface FileInputProps {
  value: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** File extensions and media types: '.csv', 'image/*'. */
  accept?: readonly string[];
  maxMb?: number;
  multiple?: boolean;
  disabled?: boolean;
  label?: string;
}

/**
 * Files, chosen with a press or dropped. Files that are too large or of another type are refused at once with a message; the rest is accepted.
 *
 * @example <Field label="File"><FileInput value={files} onChange={setFiles} accept={['.csv', '.xlsx']} maxMb={10} /></Field>
 */
export function FileInput({
  value,
  onChange,
  accept = [],
  maxMb = 0,
  multiple = false,
  disabled,
  label,
}: FileInputProps) {
  const say = useSay();
  const [refused, setRefused] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { id, labelId, aria } = useFieldControl({ label, complaint: refused });

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const wrong = files
      .map((file) => ({ file, problem: fileProblem(file, { accept, maxMb }) }))
      .find(({ problem }) => problem !== null);
    const good = files.filter((file) => fileProblem(file, { accept, maxMb }) === null);
    setRefused(
      wrong
        ? say(wrong.problem === 'size' ? formInputsWords.fileTooLarge : typeWord(accept), {
            name: wrong.file.name,
            max: maxMb,
            types: accept.join(', '),
          })
        : null,
    );
    if (good.length > 0) onChange(multiple ? [...value, ...good] : good);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    setRefused(null);
    input.current?.focus();
  };
  const rule =
    accept.length > 0 && maxMb > 0
      ? say(formInputsWords.fileRule, { types: accept.map(shortType).join(', '), max: maxMb })
      : null;
  return (
    <div className="stack2">
      <label
        className={styles.drop}
        data-over={over || undefined}
        data-invalid={aria['aria-invalid']}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}>
        <input
          {...aria}
          ref={input}
          id={id}
          type="file"
          className={styles.input}
          accept={accept.join(',') || undefined}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={label === undefined && labelId ? `${labelId} ${id}-words` : undefined}
          onChange={(event) => take(event.target.files)}
        />
        <Icon of={Upload} size={20} />
        <span className={styles.words}>
          <span id={`${id}-words`}>
            <b className={styles.choose}>{say(multiple ? formInputsWords.chooseFiles : formInputsWords.chooseFile)}</b>{' '}
            <span className={styles.or}>{say(formInputsWords.dropFile)}</span>
          </span>
          {rule && <span className={styles.rule}>{rule}</span>}
        </span>
      </label>
      {value.length > 0 && (
        <ul className={styles.files}>
          {value.map((file, at) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`} className={styles.file}>
              <FileThumb of={file} />
              <Chip label={file.name} onRemove={disabled ? undefined : () => remove(at)} />
              <span className={styles.size}>{fileSize(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function shortType(kind: string): string {
  return kind.startsWith('.')
    ? kind.slice(1).toUpperCase()
    : kind
        .replace(/^.*\//, '')
        .replace('*', kind.split('/')[0] ?? '')
        .toUpperCase();
}

import { ScanBarcode } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { dataWords } from '../data.words.ts';
import { useElementId } from '../element-id.ts';
import { Icon } from '../Icon.tsx';
import styles from '../DataTable.module.css';

interface CodeSearchProps {
  toggle: (code: string) => 'ticked' | 'unticked' | 'absent';
}

/** A box for a typed or scanned tracking code; Enter toggles its row (P-04). It keeps the focus, so that one code can follow another. */
export function CodeSearch({ toggle }: CodeSearchProps) {
  const say = useSay();
  const id = useElementId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<{ found: 'ticked' | 'unticked' | 'absent'; code: string } | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = toLatinDigits(code).trim();
    if (asked === '') return;
    const found = toggle(asked);
    setSaid({ found, code: asked });
    if (found === 'absent') input.current?.select();
    else setCode('');
  };
  const word = { ticked: dataWords.codeTicked, unticked: dataWords.codeUnticked, absent: dataWords.codeAbsent };
  return (
    <form className={styles.codeSearch} onSubmit={submit} role="search">
      <span className={styles.codeBox}>
        <Icon of={ScanBarcode} />
        <input
          ref={input} id={id} value={code} onChange={(event) => setCode(event.target.value)} placeholder={say(dataWords.searchCode)} aria-label={say(dataWords.searchCode)}
          aria-describedby={`${id}-said`} aria-invalid={said?.found === 'absent' || undefined} autoComplete="off" autoCapitalize="characters" spellCheck={false} enterKeyHint="go"
        />
      </span>
      <span id={`${id}-said`} className={styles.codeSaid} role="status" data-found={said?.found}>{said && say(word[said.found], { code: said.code })}</span>
    </form>
  );
}

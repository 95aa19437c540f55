import { ScanBarcode } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { dataWords } from './data.words.ts';
import { useElementId } from '../element-id.ts';
import { Icon } from '../layout/Icon.tsx';
import styles from './CodeSearch.module.css';

interface CodeSearchProps {
  toggle: (code: string) => 'ticked' | 'unticked' | 'absent';
  /** Rows are loading: no code counts as absent yet. */
  waiting: boolean;
}

/**
 * A field for a typed or scanned tracking code; Enter toggles its row (P-04). It keeps the focus for the next code; codes entered before the rows arrive wait
 * for them.
 */
export function CodeSearch({ toggle, waiting }: CodeSearchProps) {
  const say = useSay();
  const id = useElementId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [result, setResult] = useState<{ found: 'ticked' | 'unticked' | 'absent'; code: string } | null>(null);
  const [held, setHeld] = useState<readonly string[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toLatinDigits(code).trim();
    if (wanted === '') return;
    setHeld((before) => [...before, wanted]);
    setCode('');
    setResult(null);
  };
  // One code per render, because each toggle must see the ticks that the previous one made.
  useEffect(() => {
    const [wanted] = held;
    if (waiting || wanted === undefined) return;
    setHeld((before) => before.slice(1));
    const found = toggle(wanted);
    setResult({ found, code: wanted });
    // Keeps what the user is typing meanwhile.
    if (found === 'absent') setCode((typed) => typed || wanted);
  }, [held, waiting, toggle]);
  useEffect(() => {
    if (result?.found === 'absent' && input.current?.value === result.code) input.current.select();
  }, [result]);
  const word = { ticked: dataWords.codeTicked, unticked: dataWords.codeUnticked, absent: dataWords.codeAbsent };
  return (
    <form className={styles.codeSearch} onSubmit={submit} role="search">
      <span className={styles.codeBox}>
        <Icon of={ScanBarcode} />
        <input
          ref={input}
          id={id}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          placeholder={say(dataWords.searchCode)}
          aria-label={say(dataWords.searchCode)}
          aria-describedby={`${id}-result`}
          aria-invalid={result?.found === 'absent' || undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
      </span>
      <span id={`${id}-result`} className={styles.codeResult} role="status" data-found={result?.found}>
        {result && say(word[result.found], { code: result.code })}
      </span>
    </form>
  );
}

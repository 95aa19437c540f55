import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { dataWords } from '../table/data.words.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  text: string;
  /** Name of what is copied, for screen readers. */
  what?: string;
  /** Shows the word "Copy" instead of only an icon. */
  words?: boolean;
}

const shownFor = 2000;

/** Copies a text and shows 'Copied!'. */
export function CopyButton({ text, what, words }: CopyButtonProps) {
  const say = useSay();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(null), shownFor);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () => {
    void copyText(text).then((done) => setResult(done ? 'copied' : 'failed'));
  };
  const message = result && say(result === 'copied' ? dataWords.copied : dataWords.copyFailed);
  const icon = result === 'copied' ? Check : result === 'failed' ? X : Copy;
  const label = what ? say(dataWords.copyOf, { what }) : say(dataWords.copy);
  return (
    <span className={styles.copy}>
      {words ? (
        <Button small icon={icon} onClick={copy}>
          {message ?? say(dataWords.copy)}
        </Button>
      ) : (
        <IconButton small icon={icon} label={label} onClick={copy} />
      )}
      {!words && message && (
        <span className={styles.message} aria-hidden="true">
          {message}
        </span>
      )}
      <span className="sr-only" role="status">
        {message}
      </span>
    </span>
  );
}

/**
 * Copies a text. Without https, as on a branch's LAN, browsers have no clipboard API, so the text is copied from an invisible field. Returns false when neither
 * works.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  field.readOnly = true;
  (before?.closest('[role=dialog], [role=alertdialog]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

import { useCallback, useState } from 'react';
import { Printer, Trash2 } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import {
  codesHeard,
  keepProfile,
  keptProfile,
  learnScanner,
  separator,
  signsOf,
  testCode,
  unlearned,
  type HeardKey,
} from '../../shell/scan/scanner-profile.ts';
import { sound } from '../../shell/scan/tones.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { Code128 } from '../prints/paper.door.ts';
import { scannerWords as words } from './scanner.words.ts';
import { useHeard } from './use-heard.ts';
import styles from './ScannerPage.module.css';

/** The last scan. */
type Last = { readonly kind: 'learned' | 'notKept' } | { readonly kind: 'read' | 'other'; readonly text: string };

/** Where a scanner is learned with a test code: what it adds to a code and how quick it is are kept on the device (I-03). */
export function ScannerPage() {
  const say = useSay();
  const count = useCount();
  const [profile, setProfile] = useState(keptProfile);
  const [last, setLast] = useState<Last | null>(null);
  const take = useCallback(
    (keys: readonly HeardKey[]) => {
      const learned = learnScanner(keys);
      if (learned) {
        setProfile(learned);
        sound('ok');
        setLast({ kind: keepProfile(learned) ? 'learned' : 'notKept' });
        return;
      }
      const signs = signsOf(keys);
      const { codes, before } = codesHeard(signs, profile);
      sound(codes.length > 0 ? 'ok' : 'unknown');
      setLast(
        codes.length > 0
          ? { kind: 'read', text: codes.map(sayCode).join(', ') }
          : { kind: 'other', text: before.slice(0, 40) },
      );
    },
    [profile],
  );
  useHeard(take);
  const forget = () => {
    keepProfile(null);
    setProfile(unlearned);
    setLast(null);
  };
  const added = (text: string) => {
    const letters = text.replaceAll(separator, '');
    if (text === '') return say(words.nothing);
    return letters === text ? letters : say(words.signs, { text: letters });
  };
  return (
    <div className="stack4">
      <PageHead title={say(titleOf('scanner'))} />
      <section className={styles.card}>
        <h2>{say(words.ask)}</h2>
        <div className={styles.bars}>
          <Code128 text={testCode} dots={3} height={22} />
          <span className="code">{testCode}</span>
        </div>
        <p className="hint">{say(words.hint)}</p>
        <div className="row">
          <Button icon={Printer} onClick={() => window.print()}>
            {say(words.print)}
          </Button>
        </div>
      </section>
      {last && (
        <Callout live tone={last.kind === 'other' || last.kind === 'notKept' ? 'attention' : 'success'}>
          {say.loose(words[last.kind], last)}
        </Callout>
      )}
      {profile.gap !== null && (
        <section className={styles.card}>
          <h2>{say(words.own)}</h2>
          <dl className={styles.facts}>
            <dt>{say(words.speed)}</dt>
            <dd>{say(words.ms, { n: count(profile.gap) })}</dd>
            <dt>{say(words.before)}</dt>
            <dd>{added(profile.prefix)}</dd>
            <dt>{say(words.after)}</dt>
            <dd>{added(profile.suffix)}</dd>
          </dl>
          <p className="hint">{say(words.tryOne)}</p>
          <div className="row">
            <Button icon={Trash2} onClick={forget}>
              {say(words.forget)}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

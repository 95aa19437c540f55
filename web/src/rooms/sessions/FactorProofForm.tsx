import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeField } from './FactorParts.tsx';
import parts from './FactorParts.module.css';
import styles from './PasswordForm.module.css';
import { answerWithPasskey } from './use-passkey.ts';
import { passkeyWords } from './passkey.words.ts';

/** Code or passkey answer that is sent with a command. */
export interface SentProof {
  readonly code: string | null;
  readonly passkey: string | null;
}

interface FactorProofFormProps {
  /** Sends the command; its refusal is shown here. */
  onProof(proof: SentProof): Promise<void>;
  onCancel(): void;
}

/** Asks for the second step once more: by a passkey where there is one, or by a code. */
export function FactorProofForm({ onProof, onCancel }: FactorProofFormProps) {
  const say = useSay();
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  const [failure, setFailure] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions.factorChallenge'],
    queryFn: () => call('sessions.factorChallenge'),
    gcTime: 0,
    staleTime: Infinity,
  });
  const send = async (proof: SentProof) => {
    setFailure('');
    try {
      await onProof(proof);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setFailure(firstMessage(refused));
      // A question is answered once.
      if (proof.passkey !== null) await refetch();
    }
  };
  const begin = (kind: 'code' | 'passkey', work: () => Promise<void>) => {
    setBusy(kind);
    void work().finally(() => setBusy(null));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin('code', () => send({ code, passkey: null }));
  };
  const options = data?.data.passkey ?? null;
  const usePasskey = () =>
    begin('passkey', async () => {
      const passkey = options && (await answerWithPasskey(options));
      if (passkey === null) setFailure(say(passkeyWords.notUsed));
      else await send({ code: null, passkey });
    });
  const problem = failure || (error ? firstMessage(error) : '');
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {!data && !error && <Skeleton lines={2} />}
      {options !== null && (
        <div>
          <Button icon={KeyRound} type="button" variant="main" busy={busy === 'passkey'} onClick={usePasskey}>
            {say(passkeyWords.use)}
          </Button>
        </div>
      )}
      {data && (
        <>
          <p className={parts.line}>{say(data.data.app ? passkeyWords.codeToo : passkeyWords.recoveryToo)}</p>
          <CodeField value={code} onChange={setCode} focused={options === null} />
        </>
      )}
      {problem !== '' && (
        <Callout tone="danger" live>
          {problem}
        </Callout>
      )}
      <div className={parts.buttons}>
        <Button onClick={onCancel}>{say(commonWords.cancel)}</Button>
        <Button type="submit" variant={options === null ? 'main' : 'plain'} busy={busy === 'code'} disabled={!data}>
          {say(commonWords.confirm)}
        </Button>
      </div>
    </form>
  );
}

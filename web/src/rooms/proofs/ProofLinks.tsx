import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ProofLink } from '@waybill/contract/rooms/proofs/proof-pack.contract.ts';
import { proofFieldWords } from '@waybill/contract/rooms/proofs/proofs.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { proofLinkForm } from '@waybill/domain/rooms/proofs/proof-link.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { hrefOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { proofPackWords as words } from './proof-pack.words.ts';
import styles from './Proof.module.css';

/** The links that show the proofs of this parcel to others (G-04): who made each, for whom, how often it was opened. */
export function ProofLinks({ labelId }: { labelId: number }) {
  const say = useSay();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const queryKey = ['proof_links.list', labelId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('proof_links.list', { params: { id: labelId }, signal }),
  });
  if (!data) return null;
  return (
    <div className={styles.links}>
      <p className="muted">{say(words.about)}</p>
      <ul className={styles.links}>
        {data.data.links.map((link) => (
          <Line key={link.id} link={link} labelId={labelId} put={(next) => client.setQueryData(queryKey, next)} />
        ))}
      </ul>
      <div>
        <Button small icon={Link2} onClick={() => setAsking(true)}>
          {say(words.make)}
        </Button>
      </div>
      {asking && (
        <FormDialog
          form={proofLinkForm}
          words={{ made_for: proofFieldWords.made_for }}
          title={say(words.make)}
          text={say(words.about)}
          yes={say(words.make)}
          success={say(words.made)}
          submit={async (body, { idempotencyKey }) => {
            const next = await call('proof_links.make', { params: { id: labelId }, body, idempotencyKey });
            client.setQueryData(queryKey, next);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface LineProps {
  readonly link: ProofLink;
  readonly labelId: number;
  readonly put: (next: { data: { links: ProofLink[] } }) => void;
}

function Line({ link, labelId, put }: LineProps) {
  const say = useSay();
  const count = useCount();
  const run = useAction();
  const { id, hash, made_for, made_by, made_at, expires_at, revoked_by, opened } = link;
  const params = hash === null ? null : { id, hash };
  const stands =
    params !== null
      ? say(words.until, { at: formatDateTime(new Date(expires_at)) })
      : revoked_by === null
        ? say(words.ended)
        : say(words.revokedBy, { by: revoked_by });
  const revoke = () =>
    void run(() => call('proof_links.revoke', { params: { id: labelId }, body: { link_id: id } }), {
      ask: { question: say(words.revokeAsk, { name: made_for }), yes: say(words.revoke), kind: 'danger' },
      success: say(words.revoked),
    }).then((next) => {
      if (next) put(next);
    });
  return (
    <li>
      <b>{made_for}</b> · {stands}
      <div className="muted">
        {say(words.line, { by: made_by, at: formatDateTime(new Date(made_at)), n: count(opened) })}
      </div>
      {params && (
        <div className={styles.tools}>
          <PageLink to="package.proof" params={params} className={buttonLook('plain', true)}>
            {say(words.open)}
          </PageLink>
          <CopyButton
            text={`${window.location.origin}${hrefOf('package.proof', params)}`}
            what={say(words.copy)}
            words
          />
          <Button small icon={Undo2} onClick={revoke}>
            {say(words.revoke)}
          </Button>
        </div>
      )}
    </li>
  );
}

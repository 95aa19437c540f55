import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { proofFieldWords, proofPictureWords } from '@waybill/contract/rooms/proofs/proofs.words.ts';
import { call } from '../../kernel/client.ts';
import { PersonalDetail } from '../../shell/detail/PersonalDetail.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { KeptImage } from '../files/files.door.ts';
import { useNrcText } from '../places/places.door.ts';
import { proofPageWords as words } from './proof-page.words.ts';
import styles from './Proof.module.css';

/** The proof of the delivery: the picture, the receiver and their identity paper (E-01 sign_image). */
export function ShownProof({ label }: { label: Pick<LabelDetail, 'id' | 'sign_image' | 'delivery_proof'> }) {
  const say = useSay();
  const { sign_image, delivery_proof } = label;
  const nrc = useNrcText((delivery_proof?.receiver_id_no ?? null) !== null);
  if (!delivery_proof) return null;
  const { kind, handed_to, receiver_id_no, by_code } = delivery_proof;
  return (
    <div className={styles.shown}>
      {sign_image !== null && kind !== null && (
        <KeptImage
          of={sign_image}
          alt={say(words.picture, { kind: say.loose(proofPictureWords[kind]) })}
          className={styles.picture}
        />
      )}
      {by_code && <span>{say(words.byCode)}</span>}
      {handed_to !== null && (
        <span>
          {say(proofFieldWords.handed_to)}: <b>{handed_to}</b>
        </span>
      )}
      {receiver_id_no !== null && (
        <span>
          {say(proofFieldWords.receiver_id_no)}:{' '}
          <PersonalDetail
            kind="identity"
            text={receiver_id_no}
            say={nrc}
            show={async () =>
              (await call('labels.showDetails', { params: { id: label.id } })).data.delivery_proof?.receiver_id_no ??
              null
            }
          />
        </span>
      )}
    </div>
  );
}

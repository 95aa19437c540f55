import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { proofFieldWords, proofPictureWords } from '@waybill/contract/rooms/proofs/proofs.words.ts';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import type { ProofPicture } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { FileThumb } from '../../ui/inputs/FileThumb.tsx';
import { RadioGroup } from '../../ui/inputs/RadioGroup.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { proofPageWords as words } from './proof-page.words.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { SignaturePad } from './SignaturePad.tsx';
import styles from './Proof.module.css';

type Way = ProofPicture | 'none';

/** A picture is known by its name, so that a form keeps it as one value. */
export const pictureNames = { signature: 'signature.png', photo: 'photo.jpg' } as const satisfies Record<
  ProofPicture,
  string
>;

interface Props {
  value: File | null;
  onChange: (picture: File | null) => void;
  required: boolean;
  error: string | undefined;
}

/** The receiver signs, or a photo is taken: by the camera of a phone, or from a file. */
export function PictureField({ value, onChange, required, error }: Props) {
  const say = useSay();
  const [way, setWay] = useState<Way>(required ? 'signature' : 'none');
  const [unreadable, setUnreadable] = useState(false);
  const input = useId();
  const change = (next: Way) => {
    setWay(next);
    setUnreadable(false);
    onChange(null);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const small = await shrinkPhoto(file, pictureNames.photo);
    setUnreadable(small === null);
    onChange(small);
  };
  const ways: Way[] = [...(required ? [] : (['none'] as const)), 'signature', 'photo'];
  const options = ways.map((one) => ({
    value: one,
    label: say.loose(one === 'none' ? words.none : proofPictureWords[one]),
  }));
  return (
    <div data-field="picture">
      <Field
        label={say(proofFieldWords.picture)}
        required={required}
        group
        hint={way === 'signature' ? say(words.noKeys) : undefined}
        error={unreadable ? say(problemWords.picture_unreadable) : error}>
        <RadioGroup options={options} value={way} onChange={change} inline />
      </Field>
      {way === 'signature' && (
        <SignaturePad
          onChange={(picture) =>
            onChange(picture && new File([picture], pictureNames.signature, { type: picture.type }))
          }
        />
      )}
      {way === 'photo' && (
        <div className={styles.sheet}>
          {value && <FileThumb of={value} alt={say(words.photoShown)} className={styles.photo} />}
          <input
            id={input}
            type="file"
            className={styles.input}
            accept="image/*"
            capture="environment"
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <label htmlFor={input} className={`${buttonLook('plain')} ${styles.take}`}>
            <Icon of={Camera} />
            {say(value ? words.takeAgain : words.take)}
          </label>
        </div>
      )}
    </div>
  );
}

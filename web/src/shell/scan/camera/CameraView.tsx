import { Flashlight, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSay } from '../../../kernel/i18n.tsx';
import { IconButton } from '../../../ui/layout/IconButton.tsx';
import { cameraWords as words } from './camera.words.ts';
import { useCamera } from './use-camera.ts';
import styles from './CameraView.module.css';

export interface CameraViewProps {
  onCode: (code: string) => void;
  onClose: () => void;
  /** The user has opened it: then an error is shown when there is no picture. */
  wanted: boolean;
  /** Called when it opened automatically on a device without a camera. */
  onNone: () => void;
}

/** The camera picture above the bar of scan mode, with a button for the light. */
export function CameraView({ onCode, onClose, wanted, onNone }: CameraViewProps) {
  const say = useSay();
  const { video, trouble, light } = useCamera(onCode);
  const [lit, setLit] = useState(false);
  const quietly = trouble === 'none' && !wanted;
  useEffect(() => {
    if (quietly) onNone();
  }, [quietly, onNone]);
  if (quietly) return null;
  if (trouble !== null)
    return (
      <p className={styles.trouble} role="status">
        {say(words[trouble])}
        <IconButton icon={X} label={say(words.close)} onClick={onClose} className={styles.press} />
      </p>
    );
  return (
    <div className={styles.view}>
      <video ref={video} className={styles.picture} muted playsInline aria-label={say(words.view)} />
      <div className={styles.frame} aria-hidden="true" />
      <p className={styles.aim}>{say(words.aim)}</p>
      <div className={styles.does}>
        {light && (
          <IconButton
            icon={Flashlight}
            label={say(words.light)}
            pressed={lit}
            className={styles.press}
            onClick={() => {
              light(!lit);
              setLit(!lit);
            }}
          />
        )}
        <IconButton icon={X} label={say(words.close)} onClick={onClose} className={styles.press} />
      </div>
    </div>
  );
}

import { useState } from 'react';
import { initials } from './initials.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /** The address of the picture. Without one, or when it cannot be loaded, initials stand in its place. */
  src?: string | null;
  size?: 24 | 28 | 40 | 64;
  /** The name stands beside it, so it need not be read out twice. */
  named?: boolean;
}

/** The picture of a person, or their initials. */
export function Avatar({ name, src, size = 28, named }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken;
  return (
    <span
      className={styles.avatar}
      data-size={size}
      role={named ? undefined : 'img'}
      aria-label={named ? undefined : name}
      aria-hidden={named || undefined}>
      {shown ? (
        <img src={src} alt="" className={styles.picture} loading="lazy" onError={() => setBroken(src)} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
}

import { useState } from 'react';
import styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /** Address of the picture. Without one, or when it cannot be loaded, initials are shown. */
  src?: string | null;
  size?: 24 | 28 | 40 | 64;
  /** The name is shown beside it, so screen readers skip the picture. */
  named?: boolean;
}

/** Shows a person's picture, or their initials. */
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

/** Forms of address before a name, which are left out. */
const address = new Set(['u', 'daw', 'ko', 'ma', 'maung', 'mr', 'mrs', 'ms', 'ဦး', 'ဒေါ်', 'ကို', 'မ', 'မောင်']);

/** Burmese is written without spaces: the form of address is cut from the front of a name, the longest first. */
const burmeseAddress = /^(ဒေါ်|မောင်|ဦး|ကို)(?=[က-အ])/u;

/**
 * Returns one or two letters for a person without a picture. Of a Burmese name it is the first consonant with its medials.
 *
 * @example initials('Daw Hnin Ei') === 'HE'
 */
export function initials(name: string): string {
  const all = name.trim().normalize('NFC').split(/\s+/).filter(Boolean);
  const parts = all.filter((word) => !address.has(word.toLowerCase().replace(/\.$/, '')));
  const words = parts.length > 0 ? parts : all;
  const first = (words[0] ?? '').replace(burmeseAddress, '');
  const burmese = /^[က-အဣ-ဪ][ျ-ှ]*/u.exec(first);
  if (burmese) return burmese[0];
  const letters = [first, words.length > 1 ? words[words.length - 1] : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return /^\p{Script=Han}/u.test(first) ? (letters[0] ?? '') : letters.join('').toUpperCase();
}

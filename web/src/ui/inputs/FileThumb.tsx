import { File as FileIcon, FileSpreadsheet, FileText, Image } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fileKind } from './accepted-files.ts';
import { Icon } from '../layout/Icon.tsx';
import styles from './FileInput.module.css';

const icons = { image: Image, sheet: FileSpreadsheet, text: FileText, other: FileIcon };

/** A small picture of a chosen image, or the icon of its kind. Decorative by default, because the file's name is beside it. */
export function FileThumb({ of, alt = '', className = styles.thumb }: { of: File; alt?: string; className?: string }) {
  const kind = fileKind(of);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (kind !== 'image') return undefined;
    const made = URL.createObjectURL(of);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [of, kind]);
  // Some browsers cannot draw every format, such as HEIC of an iPhone.
  return address ? (
    <img src={address} alt={alt} className={className} onError={() => setAddress(null)} />
  ) : (
    <Icon of={icons[kind]} size={20} />
  );
}

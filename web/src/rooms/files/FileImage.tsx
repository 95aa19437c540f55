import { fileOf, useFileAddress, type FileSource } from './use-file.ts';

interface ImageLook {
  alt: string;
  className?: string | undefined;
}

/**
 * Displays a stored image that a room serves by a separate call.
 *
 * @example <KeptImage of={label.sign_image} alt={say(words.signature)} />
 */
export function KeptImage({ of, alt, className }: ImageLook & { of: FileSource }) {
  const address = useFileAddress(of);
  return address === undefined ? null : <img src={address} alt={alt} className={className} />;
}

/** A kept image. @example <FileImage id={company.logo_file_id} alt={say(words.logo)} /> */
export function FileImage({ id, ...look }: ImageLook & { id: number }) {
  return <KeptImage of={fileOf(id)} {...look} />;
}

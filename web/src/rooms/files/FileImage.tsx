import { pathOfFile, useFileAddress } from './use-file.ts';

interface ImageLook {
  alt: string;
  className?: string | undefined;
}

/**
 * Displays a stored image that a room serves at a separate address.
 *
 * @example <KeptImage path={label.sign_image} alt={say(words.signature)} />
 */
export function KeptImage({ path, alt, className }: ImageLook & { path: string }) {
  const address = useFileAddress(path);
  return address === undefined ? null : <img src={address} alt={alt} className={className} />;
}

/** A kept image. @example <FileImage id={company.logo_file_id} alt={say(words.logo)} /> */
export function FileImage({ id, ...look }: ImageLook & { id: number }) {
  return <KeptImage path={pathOfFile(id)} {...look} />;
}

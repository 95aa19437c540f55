import { useFileAddress } from './use-file.ts';

interface FileImageProps {
  id: number;
  alt: string;
  className?: string;
}

/** A kept image. @example <FileImage id={company.logo_file_id} alt={say(words.logo)} /> */
export function FileImage({ id, alt, className }: FileImageProps) {
  const address = useFileAddress(id);
  return address === undefined ? null : <img src={address} alt={alt} className={className} />;
}

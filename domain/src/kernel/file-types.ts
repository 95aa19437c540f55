/** Media types that can be uploaded: photos and scans (C-01). Not HTML and SVG, because a browser would run scripts in them. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof fileTypes)[number];
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies readonly FileType[];

/** File extension of a stored file, whatever the upload was called. */
export const fileEndings: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

export function isFileType(type: string): type is FileType {
  return Object.hasOwn(fileEndings, type);
}

/** Returns whether the page shows the file as an image; other files are downloads. */
export function isImage(type: string): boolean {
  return (imageTypes as readonly string[]).includes(type);
}

/** Maximum size of one file, in bytes. */
export const fileSizeMax = 5 * 1024 * 1024;

/** Encodings of text files that a file itself does not tell for certain: a person chooses one after looking at some lines. */
export const fileEncodings = ['utf-8', 'gb18030', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

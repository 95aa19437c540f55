/** Encodings of text files that a file itself does not tell for certain: a person chooses one after looking at some lines. */
export const fileEncodings = ['utf-8', 'gb18030', 'windows-1252'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

import type { Permission } from '../roles/permissions.ts';

/** Media types that people may upload: photos and scans (C-01). HTML and SVG are left out, because a browser would run scripts in them. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof fileTypes)[number];
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies readonly FileType[];

/** The file name ending of a stored file, whatever the uploaded one was called. */
export const fileEndings: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

export function isFileType(type: string): type is FileType {
  return Object.hasOwn(fileEndings, type);
}

/** Images are shown in the page; other files are offered as downloads. */
export function isImage(type: string): boolean {
  return (imageTypes as readonly string[]).includes(type);
}

/** In bytes, one file. */
export const fileSizeMax = 5 * 1024 * 1024;

/**
 * Which room a file belongs to, and the right that whoever opens it needs beside covering its branch; null where its room has a call of its own,
 * because who may see the file is who may see its record.
 */
export const fileRooms = {
  customers: 'customer.view',
  companies: 'customer.view',
  clearances: 'cod.view',
  // The signatures of those who took returned parcels.
  returns: 'cod.give_back',
  handovers: 'cash.handover',
  gate_slips: 'gate_slip.view',
  gate_collections: 'cod.view',
  expenses: 'expense.view',
  proofs: null,
  support_tickets: null,
  chats: null,
} as const satisfies Record<string, Permission | null>;
export type FileRoom = keyof typeof fileRooms;

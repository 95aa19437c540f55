export interface LineFields {
  readonly time?: string;
  readonly level: string;
  readonly message: string;
  readonly error?: unknown;
  readonly [name: string]: unknown;
}
export interface ErrorFields {
  readonly type?: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorFields;
}

interface Lines {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export function jsonLine(fields: LineFields): string;
export function readableLine(fields: LineFields): string;
export function errorFields(error: unknown): ErrorFields;
export function isRead(stream: Lines): boolean;
export function writeLine(stream: Lines, fields: LineFields): void;

/** One row of the table of commands: its parsing, its help and its line in the README follow from it. */
export interface Command {
  readonly name: string;
  /** What it does, as the rest of the sentence "This command …", without a full stop. */
  readonly meaning: string;
  /** What follows the name without an option before it. */
  readonly takes?: { readonly name: string; readonly least: number; readonly most: number };
  /** By name; one without `value` is a switch. */
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** What the command deletes, if it does: it then asks, or wants `--yes`. */
  readonly deletes?: string;
}

export interface CommandOption {
  readonly meaning: string;
  readonly value?: string;
  readonly needed?: boolean;
}

export type OptionValues = Readonly<Record<string, string | true | undefined>>;

export type ReadArguments =
  | { readonly help: true; readonly problem?: undefined }
  | { readonly problem: string; readonly help?: undefined }
  | {
      readonly values: OptionValues;
      readonly rest: readonly string[];
      readonly help?: undefined;
      readonly problem?: undefined;
    };

export const startCommand: Command;
export function usageOf(command: Command): string;
export function helpOf(command: Command, prefix: string): string;
export function readArguments(command: Command, args: readonly string[]): ReadArguments;

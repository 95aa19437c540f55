import type { LucideIcon } from 'lucide-react';

export type IconSource = LucideIcon;

export interface IconProps {
  of: IconSource;
  /** 14 in pills, 16 beside text (default), 20 where it stands alone. */
  size?: 14 | 16 | 20;
  className?: string;
}

/**
 * A picture beside a word: never the only carrier of a meaning, so always hidden from screen readers.
 *
 * @example <Icon of={Truck} />
 */
export function Icon({ of: Source, size = 16, className }: IconProps) {
  return (
    <Source
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth={size !== 16}
      className={className}
      aria-hidden="true"
      focusable="false"
    />
  );
}

import type { LucideIcon } from 'lucide-react';

export type IconSource = LucideIcon;

export interface IconProps {
  of: IconSource;
  /** 14 in pills, 16 beside text (default), 20 alone. */
  size?: 14 | 16 | 20;
  className?: string;
}

/**
 * An icon beside a word. It never carries a meaning alone, so it is always hidden from screen readers.
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

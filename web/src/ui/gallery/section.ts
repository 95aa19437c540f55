import type { ComponentType } from 'react';

/** One component in all its states. */
export interface GallerySection {
  /** Anchor: gallery.html#id. */
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

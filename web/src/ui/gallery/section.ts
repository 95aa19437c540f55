import type { ComponentType } from 'react';

/** One part in all its states. */
export interface GallerySection {
  /** The anchor: gallery.html#id. */
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

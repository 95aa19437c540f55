import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/layout.css';
import './ui/tokens-dark.css';
import './ui/fonts.css';
import { loadChineseSlices } from './ui/fonts/chinese-slices.ts';
import { dataGallery } from './ui/gallery/DataGallery.tsx';
import { Gallery } from './ui/gallery/Gallery.tsx';
import { choicesGallery } from './ui/gallery/ChoicesGallery.tsx';
import { inputsGallery } from './ui/gallery/InputsGallery.tsx';
import { placesGallery } from './rooms/places/PlacesGallery.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery sections={[...inputsGallery, ...choicesGallery, ...dataGallery, ...placesGallery]} />
    </StrictMode>,
  );
void loadChineseSlices();

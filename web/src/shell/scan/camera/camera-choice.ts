/** Name of the stored choice to start scan mode with the camera: nothing personal, so it survives the sign-out. */
const choiceName = 'waybill-camera';
const scannerName = 'waybill-scanner';

/** Notes that a scanner was used on this device: it needs no camera unless the user opens it. */
export function noteScanner(): void {
  if (kept(scannerName) === null) keep(scannerName, 'yes');
}

export function keepCameraChoice(on: boolean): void {
  keep(choiceName, on ? 'on' : 'off');
}

/** Returns whether the camera opens automatically: as it was left; by default on touch devices on which no scanner was used. */
export function opensAutomatically(): boolean {
  const chosen = kept(choiceName);
  if (chosen !== null) return chosen === 'on';
  return window.matchMedia('(pointer: coarse)').matches && kept(scannerName) === null;
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage the choice is forgotten.
  }
}

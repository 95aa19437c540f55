/** Something to be told in a toast by code that stands outside React. */
export interface Notice {
  readonly kind: 'error' | 'warning' | 'info' | 'success';
  readonly title: string;
  readonly text?: string;
}

let tell: ((notice: Notice) => void) | null = null;
let waiting: Notice[] = [];

/** Tells now, or as soon as there is a shell to tell it. */
export function notify(notice: Notice): void {
  if (tell) tell(notice);
  else waiting.push(notice);
}

/** The shell says how; what waited is told at once. The answer takes it back. */
export function onNotice(show: (notice: Notice) => void): () => void {
  tell = show;
  const late = waiting;
  waiting = [];
  for (const notice of late) show(notice);
  return () => {
    if (tell === show) tell = null;
  };
}

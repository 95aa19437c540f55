export interface StreamEvent {
  readonly id: string | null;
  readonly topic: string;
  readonly data: string;
}

/**
 * Parses server-sent events from chunks of text that may break anywhere. Comments and unused fields are skipped.
 *
 * @example const read = createStreamReader(); read('event: staff\ndata: {}\n\n') // one event of the topic staff
 */
export function createStreamReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  let data: string[] = [];
  let topic = '';
  let id: string | null = null;
  const takeLine = (line: string): StreamEvent | null => {
    if (line === '') {
      const event = data.length > 0 ? { id, topic: topic || 'message', data: data.join('\n') } : null;
      data = [];
      topic = '';
      return event;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') topic = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
    return null;
  };
  return (piece) => {
    rest += piece;
    const events: StreamEvent[] = [];
    for (let end = lineEnd(rest); end; end = lineEnd(rest)) {
      const event = takeLine(rest.slice(0, end.at));
      rest = rest.slice(end.next);
      if (event) events.push(event);
    }
    return events;
  };
}

/** Finds the end of a line: LF, CR or CRLF. A CR at the very end waits, because an LF may follow. */
function lineEnd(text: string): { at: number; next: number } | null {
  const at = text.search(/[\r\n]/);
  if (at === -1 || (text[at] === '\r' && at === text.length - 1)) return null;
  return { at, next: text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1 };
}

/**
 * Returns the delay before the next retry, in milliseconds: doubling up to half a minute, with jitter from `random` (0 to 1) so that screens do not all
 * reconnect to a restarted server at once.
 */
export function retryDelay(failures: number, random: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2);
}

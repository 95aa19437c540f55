import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the program outside treats a request that it has read. */
export type ReceiverBehaviour =
  | { readonly status: number; readonly body?: string; readonly location?: string }
  /** It reads everything and never answers. */
  | 'hangs'
  /** It resets the connection. */
  | 'breaks'
  /** It answers, and never stops answering. */
  | 'babbles'
  /** It sends the beginning of an answer and then nothing. */
  | 'stalls';

/** A request that the program received. */
export interface ReceivedRequest {
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: readonly string[];
  readonly text: string;
  readonly type: string;
  readonly sequence: number | null;
  readonly code: string | null;
}

/** A third party's program: a small real HTTP server with the given behaviours in turn, the last one repeated. */
export class SmallReceiver {
  readonly heard: ReceivedRequest[] = [];
  behaves: ReceiverBehaviour[] = [{ status: 204 }];
  /** Chooses the behaviour by request; null: as in `behaves`. */
  choose: (heard: ReceivedRequest) => ReceiverBehaviour | null = () => null;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async open(): Promise<SmallReceiver> {
    const receiver = new SmallReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }

  #next(): ReceiverBehaviour {
    return (this.behaves.length > 1 ? this.behaves.shift() : this.behaves[0]) as ReceiverBehaviour;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { type, data } = JSON.parse(text) as {
      type: string;
      data?: { sequence?: number; label?: { tracking_code: string } };
    };
    const heard: ReceivedRequest = {
      id: String(request.headers['webhook-id']),
      timestamp: String(request.headers['webhook-timestamp']),
      signatures: String(request.headers['webhook-signature']).split(' '),
      text,
      type,
      sequence: data?.sequence ?? null,
      code: data?.label?.tracking_code ?? null,
    };
    this.heard.push(heard);
    const behaviour = this.choose(heard) ?? this.#next();
    if (behaviour === 'hangs') return;
    if (behaviour === 'breaks') return void request.socket.destroy();
    if (behaviour === 'stalls') {
      response.writeHead(200, { 'content-length': '100' });
      return void response.write('slow');
    }
    if (behaviour === 'babbles') {
      response.writeHead(200);
      for (let n = 0; n < 500 && !response.destroyed; n++) response.write('ok'.repeat(1000));
      return;
    }
    response.writeHead(behaviour.status, behaviour.location ? { location: behaviour.location } : {});
    response.end(behaviour.body ?? '');
  }
}

/**
 * Verifies a request, written only from the text of Standard Webhooks 1.0: the secret is base64 after `whsec_`; id, timestamp and body are signed,
 * joined by full stops; one signature of the list has to be right; the timestamp may be five minutes off.
 */
export function isGenuine({ id, timestamp, signatures, text }: ReceivedRequest, secret: string, now: Date): boolean {
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`, 'utf8').digest();
  return signatures.some((signature) => {
    const [version, given = ''] = signature.split(',');
    const bytes = Buffer.from(given, 'base64');
    return version === 'v1' && bytes.length === right.length && timingSafeEqual(bytes, right);
  });
}

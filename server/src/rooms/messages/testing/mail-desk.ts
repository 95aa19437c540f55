import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How the mail server treats a mail. */
export type MailBehaviour =
  | 'takes'
  /** It refuses the recipient: for good, or for now. */
  | { readonly refuses: 550 | 451; readonly why: string }
  /** It accepts the recipient and breaks off before it has read the text. */
  | 'breaks early'
  /** It reads the text and breaks off without an answer. */
  | 'breaks late'
  /** It reads the text and never answers. */
  | 'stalls';

interface Mail {
  readonly to: readonly string[];
  readonly raw: string;
}

/** A real mail server, which behaves as it is told, the last behaviour for all that follow. */
export class MailDesk {
  readonly received: Mail[] = [];
  behaves: MailBehaviour[] = ['takes'];
  readonly #sockets = new Set<Socket>();
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disableReverseLookup: true,
      closeTimeout: 1,
      onAuth: ({ username, password }, _, done) =>
        username === 'post' && password === 'of-the-post' ? done(null, { user: 'post' }) : done(new Error('no')),
      onRcptTo: (_, __, done) => {
        const now = this.#now;
        if (typeof now === 'object') return done(Object.assign(new Error(now.why), { responseCode: now.refuses }));
        if (now !== 'breaks early') return done();
        this.#next();
        return this.#breakOff();
      },
      onData: (stream, { envelope }, done) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          const now = this.#next();
          if (now === 'stalls') return;
          if (now === 'breaks late') return this.#breakOff();
          this.received.push({
            to: envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(pieces).toString('utf8'),
          });
          done();
        });
      },
    });
    this.#server.on('error', () => undefined);
    this.#server.server.on('connection', (socket: Socket) => this.#sockets.add(socket));
  }

  static async open(): Promise<MailDesk> {
    const desk = new MailDesk();
    await new Promise<void>((resolve) => desk.#server.listen(0, '127.0.0.1', resolve));
    return desk;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#breakOff();
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  get #now(): MailBehaviour {
    return this.behaves[0] as MailBehaviour;
  }

  #next(): MailBehaviour {
    return (this.behaves.length > 1 ? this.behaves.shift() : this.behaves[0]) as MailBehaviour;
  }

  #breakOff(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}

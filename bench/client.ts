import net from 'node:net';

/** Makes a call over HTTP and returns the data; throws the answer when it was refused. A text body is sent unchanged as JSON. */
export type Call = <Answer = unknown>(method: string, route: string, body?: object | string) => Promise<Answer>;

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** A keep-alive connection with one call at a time. It does only what a load tool needs, because it runs on the same cores as the measured server. */
class Connection {
  readonly #port: number;
  #socket: net.Socket;
  #got: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: Answered) => void; reject: (error: Error) => void } | null = null;

  constructor(port: number) {
    this.#port = port;
    this.#socket = this.#open();
  }

  #open(): net.Socket {
    const socket = net.connect(this.#port, '127.0.0.1').setNoDelay(true);
    socket.on('data', (part: Buffer) => this.#read(part));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server hung up')));
    // The server closes idle connections; then this end closes too.
    socket.on('end', () => socket.destroy());
    return socket;
  }

  send(request: string): Promise<Answered> {
    if (this.#socket.destroyed) this.#socket = this.#open();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #read(part: Buffer): void {
    this.#got = this.#got.length === 0 ? part : Buffer.concat([this.#got, part]);
    const end = this.#got.indexOf(headEnd);
    if (end < 0) return;
    const head = this.#got.toString('latin1', 0, end);
    const from = end + headEnd.length;
    const length = /^content-length: (\d+)/im.exec(head)?.[1];
    const done =
      length === undefined ? this.#got.indexOf(lastChunk, end) >= 0 : this.#got.length >= from + Number(length);
    if (!done) return;
    const body = this.#got.subarray(from);
    this.#got = Buffer.alloc(0);
    const { resolve } = this.#waiting ?? {};
    this.#waiting = null;
    resolve?.({
      status: Number(head.slice(9, 12)),
      type: /^content-type: (.+)$/im.exec(head)?.[1] ?? '',
      text: (length === undefined ? joined(body) : body).toString(),
    });
  }
}

/** Returns the chunks of a body without their sizes. */
function joined(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    if (!(size > 0)) break;
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

/** Makes calls of one user over at most `lanes` keep-alive connections. */
export function caller(url: string, lanes: number, token: string | null = null): { call: Call; close: () => void } {
  const port = Number(new URL(url).port);
  const all = Array.from({ length: lanes }, () => new Connection(port));
  const free = [...all];
  const queue: ((connection: Connection) => void)[] = [];
  const take = () =>
    new Promise<Connection>((resolve) => {
      const connection = free.pop();
      if (connection) resolve(connection);
      else queue.push(resolve);
    });
  const give = (connection: Connection): void => {
    const next = queue.shift();
    if (next) next(connection);
    else free.push(connection);
  };
  const headers = `host: waybill\r\nx-locale: en\r\n${token === null ? '' : `authorization: Bearer ${token}\r\n`}`;
  const call: Call = async (method, route, body) => {
    const sent = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const about =
      body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(sent)}\r\n`;
    const connection = await take();
    const { status, type, text } = await connection
      .send(`${method} ${route} HTTP/1.1\r\n${headers}${about}\r\n${sent}`)
      .finally(() => give(connection));
    if (!(status < 300)) throw new Error(`${method} ${route}: ${status} ${text}`);
    return (type.includes('json') ? JSON.parse(text) : text) as never;
  };
  return { call, close: () => all.forEach((connection) => connection.close()) };
}

/** Signs in a user of the demo operator. */
export async function signedIn(
  url: string,
  lanes: number,
  userName: string,
): Promise<{ call: Call; close: () => void; token: string }> {
  const guest = caller(url, 1);
  const { token } = await guest.call<{ token: string }>('POST', '/api/login', {
    user_name: userName,
    password: 'waybill-demo',
  });
  guest.close();
  return { ...caller(url, lanes, token), token };
}

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';

/** One session of the database, and the client that holds it until its transaction ends. */
interface Session {
  readonly socket: Socket;
  readonly close: () => Promise<void>;
  holder: Client | null;
  /** Number of answers that the holder still waits for. */
  awaited: number;
}

interface Client {
  readonly socket: Socket;
  readonly waiting: Buffer[];
  session: Session | null;
}

/**
 * Starts a pooler like PgBouncer with `pool_mode = transaction`: few sessions of the database, lent to the client that sends the next transaction,
 * the last returned first. Like a usual PgBouncer, it accepts any startup parameter and passes none on.
 */
export async function startTransactionPooler(databaseUrl: string, size = 2) {
  const sessions: Session[] = [];
  const idle: Session[] = [];
  const queue: Client[] = [];
  for (let at = 0; at < size; at += 1) idle.push(await openSession());
  sessions.push(...idle);

  async function openSession(): Promise<Session> {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => {});
    await client.connect();
    // From here on its messages are passed on unchanged.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners('data');
    const close = async (): Promise<void> => void stream.destroy();
    const session: Session = { socket: stream, close, holder: null, awaited: 0 };
    stream.on('error', () => {});
    stream.on(
      'data',
      framed((type, message) => {
        session.holder?.socket.write(message);
        if (type !== 'Z') return;
        session.awaited -= 1;
        if (session.awaited === 0 && message.toString('latin1', 5, 6) === 'I') release(session);
      }),
    );
    return session;
  }

  function release(session: Session): void {
    if (session.holder) session.holder.session = null;
    session.holder = null;
    const next = queue.shift();
    if (next) lend(session, next);
    else idle.unshift(session);
  }

  function lend(session: Session, client: Client): void {
    session.holder = client;
    client.session = session;
    for (const message of client.waiting.splice(0)) forward(session, message);
  }

  function forward(session: Session, message: Buffer): void {
    // A simple query and a sync are each answered by "ready for query".
    if (['Q', 'S'].includes(message.toString('latin1', 0, 1))) session.awaited += 1;
    session.socket.write(message);
  }

  function serve(socket: Socket): void {
    const client: Client = { socket, waiting: [], session: null };
    socket.on('error', () => {});
    socket.once('data', () => {
      // Every client is accepted: "authentication ok", "ready for query".
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
      socket.on(
        'data',
        framed((type, message) => {
          if (type === 'X') return void socket.end();
          if (client.session) return forward(client.session, message);
          client.waiting.push(message);
          const session = idle.shift();
          if (session) lend(session, client);
          else if (!queue.includes(client)) queue.push(client);
        }),
      );
    });
  }

  const server: Server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  return {
    url: `postgres://waybill@127.0.0.1:${(server.address() as AddressInfo).port}${url.pathname}`,
    stop: async () => {
      server.close();
      for (const session of sessions) await session.close();
    },
  };
}

/** Splits a stream into messages of PostgreSQL's protocol: a letter, a length of four bytes that includes itself, the rest. */
function framed(take: (type: string, message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length >= rest.readUInt32BE(1) + 1) {
      const length = rest.readUInt32BE(1) + 1;
      take(rest.toString('latin1', 0, 1), rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

import type { MessageSettings } from '../messages.store.ts';
import { ParcelFixture, type MadeParcel, type ParcelOptions } from '../../tracking/testing/parcel-fixture.ts';
import { sendMessages } from '../messages.door.ts';

export interface StoredMessage {
  readonly id: number;
  readonly purpose: string;
  readonly status: string;
  readonly reason: string | null;
  readonly phone: string | null;
  readonly text: string | null;
  readonly segments: number;
  readonly cost: number;
  readonly tries: number;
  readonly due_at: Date;
}

export const receiverPhone = '09791234567';
export const senderPhone = '09797654321';

/** The product with parcels whose people have mobile numbers, and the work that sends messages. */
export class MessageDesk {
  readonly fixture: ParcelFixture;

  private constructor(fixture: ParcelFixture) {
    this.fixture = fixture;
  }

  static async open(env: Record<string, string> = {}): Promise<MessageDesk> {
    return new MessageDesk(await ParcelFixture.open({ PUBLIC_URL: 'https://waybill.example', ...env }));
  }

  close(): Promise<void> {
    return this.fixture.close();
  }

  /** Parcels with the service, unless other services are named. */
  async parcels(count: number, options: ParcelOptions = {}): Promise<MadeParcel[]> {
    const made = await this.fixture.parcels(count, { services: ['sms'], ...options });
    await this.fixture.ask(`update label set destination_phone = $2, source_phone = $3 where id = any($1)`, [
      made.map(({ id }) => id),
      [receiverPhone],
      [senderPhone],
    ]);
    return made;
  }

  async parcel(options: ParcelOptions = {}): Promise<MadeParcel> {
    return (await this.parcels(1, options))[0] as MadeParcel;
  }

  /** Tools of a process; each process has separate ones. */
  get tools() {
    return this.fixture.app.app.waybill;
  }

  /** Writes and sends whatever is due; a second of the provider's pace goes by at once. */
  send(tools = this.tools): Promise<boolean> {
    const { clock } = this.fixture.app;
    return sendMessages(tools, async (ms) => clock.advance({ minutes: ms / 60_000 }));
  }

  async set(change: Partial<MessageSettings>): Promise<void> {
    const admin = await this.fixture.as('admin');
    const { gateway_host: _, has_links: __, ...now } = (await admin.call('messages.settings', {})).data;
    const { status, body } = await admin.try('messages.saveSettings', { body: { ...now, ...change } });
    if (status >= 300) throw new Error(`not set: ${JSON.stringify(body)}`);
  }

  of(parcel: MadeParcel): Promise<StoredMessage[]> {
    return this.fixture.ask<StoredMessage>('select * from message where label_id = $1 order by id', [parcel.id]);
  }

  /** The state, or the reason where there is one, of each message of a parcel, by what it is for. */
  async ways(parcel: MadeParcel): Promise<Record<string, string>> {
    return Object.fromEntries(
      (await this.of(parcel)).map(({ purpose, status, reason }) => [purpose, reason ?? status]),
    );
  }
}

import type { BagDoing, MailbagDetail } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import type { ScanResult } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../../tracking/testing/parcel-fixture.ts';

export interface ScannedCode {
  readonly code: string;
  readonly id?: string;
  readonly damaged?: boolean;
}

type SentCommand = 'seal' | 'unseal' | 'hand_over' | 'receive' | 'finish';

/** The product with people of Yangon who pack bags for other branches. */
export class BagFixture {
  readonly parcels: ParcelFixture;

  private constructor(parcels: ParcelFixture) {
    this.parcels = parcels;
  }

  static async open(): Promise<BagFixture> {
    return new BagFixture(await ParcelFixture.open());
  }

  close(): Promise<void> {
    return this.parcels.close();
  }

  idOf(branch: string): number {
    return this.parcels.branches[branch] as number;
  }

  /** Parcels of Yangon that were taken in and wait to be sent. */
  async accepted(count: number, to = 'MDY'): Promise<MadeParcel[]> {
    const made = await this.parcels.parcels(count, { to });
    await this.parcels.scanMany(
      'staff',
      made.map(({ code }) => ({ code })),
    );
    return made;
  }

  async bag(to = 'MDY'): Promise<MailbagDetail> {
    const client = await this.parcels.as('staff');
    return (await client.call('mailbags.create', { body: { to_branch_id: this.idOf(to) } })).data;
  }

  async scan(
    who: string,
    doing: BagDoing,
    codes: readonly (string | ScannedCode)[],
    bag: number | null = null,
  ): Promise<ScanResult[]> {
    const client = await this.parcels.as(who);
    const { data } = await client.call('mailbags.scan', {
      body: {
        scans: codes.map((one) => {
          const { code, id = scanId(), damaged }: ScannedCode = typeof one === 'string' ? { code: one } : one;
          return {
            scan_id: id,
            tracking_code: code,
            scanned_at: this.parcels.app.clock().toISOString(),
            doing,
            mailbag_id: bag,
            ...(damaged ? { damaged } : {}),
          };
        }),
      },
    });
    this.parcels.app.clock.advance({ minutes: 1 });
    return data;
  }

  async detail(who: string, id: number): Promise<MailbagDetail> {
    return (await (await this.parcels.as(who)).call('mailbags.detail', { params: { id } })).data;
  }

  /** Gives a command on a bag; answers its new state, or the code of the refusal. */
  async give(who: string, command: SentCommand, id: number, body?: object): Promise<string | undefined> {
    const { status, body: answer } = await (
      await this.parcels.as(who)
    ).try(`mailbags.${command}`, { params: { id }, ...(body ? { body } : {}) });
    return status < 300 ? (answer as { data: { status: string } }).data.status : answer.code;
  }

  /** A bag to Mandalay with these parcels, on the road, sealed with S-100. */
  async sent(parcels: readonly MadeParcel[]): Promise<MailbagDetail> {
    const bag = await this.bag();
    await this.scan('staff', 'pack', codes(parcels), bag.id);
    await this.give('staff', 'seal', bag.id, { seal_no: 'S-100', weight: 12.5 });
    await this.scan('staff', 'out', [bag.code]);
    return bag;
  }

  async statusOf(parcel: MadeParcel): Promise<unknown> {
    return (await this.parcels.state(parcel)).status;
  }
}

/** Returns the result of each scan: how it was applied, or the code of the refusal. */
export const resultsOf = (data: readonly ScanResult[]): string[] => data.map(({ result, code }) => code ?? result);
export const codes = (parcels: readonly MadeParcel[]): string[] => parcels.map(({ code }) => code);

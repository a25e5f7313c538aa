import { blankBooking } from '@jst/contracts/booking'
import { interchangeNumber, type EdiHead, type EdiVersion, type EdiVoyage } from '@jst/packing/edi'
import { senderOf, type Outgoing, type PartnerFacts, type StoredChannel, type WriteFacts } from '../../../documents/index.ts'
import { countMessages } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { carrierCodes } from '../../booking/index.ts'

/** Codes of a message besides what it tells. */
export interface DepotFacts extends PartnerFacts {
  /** Code of the sending company. */
  readonly sender: string
  /** SCAC of the carrier, else our code of it. */
  readonly carrier: string
  /** Number of the message among those of its record. */
  readonly seq: number
}
/** A sailing as slips and lists name it. */
export interface SaidVoyage {
  readonly Carrier: string
  readonly Vessel: string
  readonly Voyage: string
  readonly Pol: string
  readonly Pod: string
  readonly Etd: string
}

export async function depotFacts(
  db: Queryable,
  kind: string,
  out: Outgoing<{ readonly Voyage: SaidVoyage }>,
  { companyId, record }: { readonly companyId: number; readonly record: number | null },
): Promise<DepotFacts> {
  const { Carrier } = out.content.Voyage
  const blank = blankBooking()
  const codes = await carrierCodes(db, companyId, { ...blank, Values: { ...blank.Values, CarrierCode: Carrier } })
  return {
    partnerName: out.partner,
    sender: await senderOf(db, companyId),
    carrier: codes.scac(Carrier) ?? Carrier,
    seq: record === null ? 1 : (await countMessages(db, kind, record)) + 1,
  }
}

/** Codes of a channel that a head carries. */
type ChannelCodes = Pick<StoredChannel, 'account' | 'kindFields'>
const kindField = ({ kindFields: values }: Pick<StoredChannel, 'kindFields'>, key: string) =>
  typeof values[key] === 'string' ? values[key] : ''
/** Code of the place: of the depot or terminal of a channel. */
export const facilityOf = (channel: Pick<StoredChannel, 'kindFields'>): string => kindField(channel, 'Facility')
export const versionOf = (channel: Pick<StoredChannel, 'kindFields'>): EdiVersion =>
  kindField(channel, 'Version') === 'D00B' ? 'D00B' : 'D95B'
export const isCoprar = (channel: StoredChannel): boolean => kindField(channel, 'ListFormat') === 'coprar'
/** Columns of a channel beside those of the kit, by the keys of its fields. */
export const ownOfChannel = `jsonb_build_object('Facility', t.facility, 'Receiver', t.receiver, 'ListFormat', t.list_format, 'Version', t.version)`

/** Time in China, by which senders write. */
const localTime = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16)

/** Number of a message of a record; of several records, that of the first one. */
export const messageNumber = (no: string, seq: number): string => `${no.split(' ')[0]!}${String(seq).padStart(2, '0')}`

/** Envelope of a message. Its interchange has a number of its own, which acknowledgements name. */
export function headOf(
  {
    no,
    channel,
    at,
    test,
    seq,
    sender,
  }: Pick<WriteFacts & DepotFacts, 'no' | 'at' | 'test' | 'seq' | 'sender'> & {
    readonly channel: ChannelCodes
  },
  Action: NonNullable<EdiHead['Action']>,
): EdiHead & { readonly control: string } {
  const Reference = messageNumber(no, seq)
  return {
    Sender: channel.account || sender,
    Receiver: kindField(channel, 'Receiver') || facilityOf(channel),
    Reference,
    At: localTime(at),
    Action,
    ...(test ? { Test: true } : {}),
    control: interchangeNumber(Reference),
  }
}
export const voyageOf = ({ Voyage: said }: { readonly Voyage: SaidVoyage }, { carrier }: Pick<DepotFacts, 'carrier'>): EdiVoyage => ({
  ...said,
  Carrier: carrier,
})

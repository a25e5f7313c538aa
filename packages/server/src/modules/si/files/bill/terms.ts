import { SiStatus, type SiRecord } from '@jst/contracts/si'
import { englishNumber as inWords } from '@jst/contracts/money'

/** Watermark of each page; empty on the issued bill. */
type Mark = 'DRAFT' | 'VOID' | 'SUPERSEDED' | 'TELEX RELEASE' | ''

/** Kind of a bill by its state and the way it is released. */
export interface Papers {
  title: 'BILL OF LADING' | 'SEA WAYBILL'
  mark: Mark
  /** Number of originals, in words and figures. */
  originals: string
  /** One set of pages for each; an empty text is a set without such a name. */
  sets: string[]
  /** Statement of the bill about its own value. */
  standing: string
}

/** Default number of originals on paper. */
const customary = 3
/** Maximum number of sets in one print. */
const mostSets = 9

/** Number of originals by the kind of release: telex release, sea waybill and eBL have none on paper. */
function originalsOf({ signingMethod, originals }: Pick<SiRecord, 'signingMethod' | 'originals'>): number {
  if (signingMethod === 'OBL') return originals || customary
  return signingMethod === 'DST' ? originals : 0
}

function markOf(record: SiRecord, newest: boolean): Mark {
  if (record.status === SiStatus.voided || record.status === SiStatus.withdrawn) return 'VOID'
  if (!newest) return 'SUPERSEDED'
  if (record.status !== SiStatus.issued) return 'DRAFT'
  return record.signingMethod === 'TLX' ? 'TELEX RELEASE' : ''
}

const standings: Readonly<Record<string, string>> = {
  SWB: 'NON-NEGOTIABLE',
  TLX: 'TELEX RELEASE - NO ORIGINAL ISSUED',
  EBL: 'PRINT OF AN ELECTRONIC BILL - NON-NEGOTIABLE',
}

export function papersOf(record: SiRecord, newest: boolean): Papers {
  const mark = markOf(record, newest)
  const count = originalsOf(record)
  const inForce = mark === '' || mark === 'TELEX RELEASE'
  const printed = inForce ? Math.min(count, mostSets) : 0
  return {
    title: record.signingMethod === 'SWB' ? 'SEA WAYBILL' : 'BILL OF LADING',
    mark,
    originals: record.signingMethod === 'SWB' ? 'NONE' : `${inWords(count)} (${count})`,
    sets: printed === 0 ? [''] : Array.from({ length: printed }, (_, index) => `ORIGINAL ${index + 1}/${count}`),
    standing: inForce ? (standings[record.signingMethod] ?? (printed === 0 ? 'COPY - NON-NEGOTIABLE' : '')) : `${mark} - NON-NEGOTIABLE`,
  }
}

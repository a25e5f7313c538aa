import {
  paymentMethods,
  recordFields,
  signingMethods,
  SiStatus,
  containerFields,
  type BillLinkState,
  type Choice,
  type LinkedBill,
  type SiRecord,
} from '@jst/contracts/si'
import { totalsOf } from '@jst/si-drafts/rules'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { changesBetween } from '../si.diff.ts'
import { billNoOf } from '../si.notices.ts'
import { isLive } from '../si.policy.ts'
import type { StoredSi } from '../si.repo.ts'
import { findVersion } from '../si-version.repo.ts'
import { answerOf, type StoredLink } from './links.repo.ts'

/** Fields that are printed on a bill, in its order. */
const printed = [
  'consignor',
  'consignee',
  'notifier1',
  'notifier2',
  'notifier3',
  'vessel',
  'voyage',
  'receiptPlace',
  'loadPort',
  'dischargePort',
  'deliveryPlace',
  'transportTerms',
  'paymentMethod',
  'payableAt',
  'signingMethod',
  'originals',
  'issuePlace',
  'declaredValue',
  'declaredCurrency',
  'marks',
  'goods',
  'hsCode',
] as const satisfies readonly (keyof typeof recordFields & keyof SiRecord)[]
/** Names that stand on the bill in the place of another field. */
const instead = {
  receiptPlace: 'receiptPlaceOnBill',
  loadPort: 'loadPortOnBill',
  dischargePort: 'dischargePortOnBill',
  deliveryPlace: 'deliveryPlaceOnBill',
} as const satisfies Partial<Record<(typeof printed)[number], keyof typeof recordFields & keyof SiRecord>>
const choices: Partial<Record<(typeof printed)[number], readonly Choice[]>> = {
  paymentMethod: paymentMethods,
  signingMethod: signingMethods,
}

/** Paths of fields that only staff read. */
const hidden = new Set<string>([recordFields.emails.wire, recordFields.remarks.wire, recordFields.reviewRemarks.wire])

function fieldsOf(record: SiRecord): LinkedBill['Fields'] {
  return printed.flatMap((name) => {
    const other = name in instead ? instead[name as keyof typeof instead] : undefined
    const shown = other !== undefined && record[other] !== '' ? other : name
    const value = String(record[shown] ?? '')
    if (value === '' || value === '0') return []
    const choice = choices[name]?.find((one) => one.value === value)
    const { wire, zh, en } = recordFields[shown]
    return [{ Path: wire, Label: zh, LabelEn: en, Value: choice ? `${choice.zh} ${choice.en}` : value }]
  })
}
const boxesOf = ({ containers }: SiRecord): LinkedBill['Boxes'] =>
  containers.map(({ containerNo, sealNo, type, packageKind, packages, weight, volume }, at) => ({
    Path: `BoxInfos[${at}]`,
    BoxNo: containerNo,
    SealNo: sealNo,
    Type: type,
    PackageKind: packageKind,
    Packages: packages ?? 0,
    Weight: weight ?? 0,
    Volume: volume ?? 0,
  }))

/** Paths that a reader of a link may remark on: the fields that the page shows. */
export function remarkable(bill: Pick<LinkedBill, 'Fields' | 'Boxes'>): ReadonlySet<string> {
  const { containerNo, sealNo, type, packages, weight, volume } = containerFields
  const cells = [containerNo, sealNo, type, packages, weight, volume].map(({ wire }) => wire)
  return new Set([
    ...bill.Fields.map(({ Path }) => Path),
    ...bill.Boxes.flatMap(({ Path }) => [Path, ...cells.map((wire) => `${Path}.${wire}`)]),
  ])
}

/** Stage of the draft of a link. */
export function linkState(si: StoredSi, { version }: Pick<StoredLink, 'version'>): BillLinkState {
  const { status } = si.record
  if (si.version !== version || !isLive(si)) return 'superseded'
  if (status === SiStatus.draftBillSent) return 'open'
  if (status === SiStatus.draftBillConfirmed || status === SiStatus.issued) return 'confirmed'
  return status === SiStatus.submitted ? 'change' : 'superseded'
}

/** The version of a link as its reader sees it. @throws AppError NOT_FOUND */
export async function linkedView(system: Queryable, si: StoredSi, link: StoredLink, from: string): Promise<LinkedBill> {
  const { recordId, version, forWhom, expiresAt } = link
  const [stored, before, answer] = await Promise.all([
    findVersion(system, recordId, version),
    version > 1 ? findVersion(system, recordId, version - 1) : undefined,
    answerOf(system, recordId, version),
  ])
  if (!stored) throw new AppError('NOT_FOUND')
  const { record } = stored
  const { packages, weight, volume } = totalsOf(record.containers)
  const changed = changesBetween(before?.record, record).all.filter(({ Path }) => !hidden.has(Path))
  return {
    BillNo: billNoOf({ record }),
    Version: version,
    State: linkState(si, link),
    From: from,
    For: forWhom,
    ExpiresAt: expiresAt,
    Fields: fieldsOf(record),
    Boxes: boxesOf(record),
    Totals: { Packages: packages, Weight: weight, Volume: volume },
    Changed: changed.slice(0, 100),
    AnsweredBy: answer?.by ?? '',
    AnsweredAt: answer?.at ?? null,
  }
}

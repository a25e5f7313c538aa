import { createHash, randomBytes } from 'node:crypto'
import { billStateCodes as codes, type BillContent, type BillPaper } from '@jst/contracts/bills'
import type { StoredBill } from '../bill/bill.repo.ts'
import type { StoredPaper } from './paper.repo.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** Hash of what a bill says: a draft holds as long as its bill says the same. Keys of rows do not count, they change with each save. */
export const contentHash = (content: BillContent): string =>
  sha256(JSON.stringify(content, (key, value: unknown) => (key === 'Id' || key === 'Remark' ? undefined : value)))
/** Hash of a paper: of its content and of 128 random bits, so that nobody finds it by guessing the content. */
export const paperHash = (content: string, facts: readonly (string | number)[]): string =>
  sha256([content, ...facts, randomBytes(16).toString('hex')].join(' '))

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
export const passportPath = '/passport/:hash'
/** Address in the code of a paper: its hash, with the number and version that it must belong to. */
export const passportAddress = (origin: string, hash: string, blNo: string, version: number): string =>
  `${origin}${passportPath.replace(':hash', hash)}?no=${encodeURIComponent(blNo)}&v=${version}`

/** Validity of a paper now. A draft is replaced when its bill changes; originals are void once the bill is surrendered. */
export function paperState(paper: StoredPaper, bill: StoredBill | undefined, content: string): BillPaper['State'] {
  if (!bill || bill.state === codes.void) return 'void'
  if (paper.replaced) return 'superseded'
  const isOpen = bill.state === codes.draft || bill.state === codes.sent
  if (paper.paper === 'draft') return isOpen && paper.contentHash === content ? 'valid' : 'superseded'
  if (paper.paper === 'original' && bill.state === codes.surrendered) return 'void'
  return !isOpen && paper.version === bill.inForce ? 'valid' : 'superseded'
}

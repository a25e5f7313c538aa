import type { Issue } from '@jst/contracts'
import { containerTypes } from '@jst/contracts/si'
import { mappingLimits, type MappingKind, type MappingLine } from '@jst/contracts/system'
import { findCarrier } from '../../../reference/carriers.ts'
import { findPort } from '../../../reference/ports.ts'
import { texts } from '../texts.ts'
import type { MappingValues } from './mappings.repo.ts'
import { kindWords } from './vocabulary.ts'

const words = texts.mapping

const kindOf = (word: string): MappingKind | undefined =>
  (Object.keys(kindWords) as MappingKind[]).find((kind) => kind.toLowerCase() === word.toLowerCase() || kindWords[kind].includes(word))

/** True when our own code of the kind exists; kinds without a list of ours take any. */
export function ourCodeExists(kind: MappingKind, code: string, companies: ReadonlySet<string>): boolean {
  switch (kind) {
    case 'company':
      return companies.has(code)
    case 'port':
      return findPort(code)?.code === code
    case 'carrier':
      return findCarrier(code)?.code === code
    case 'containerType':
      return containerTypes.some((type) => type.value === code)
    default:
      return true
  }
}

/** Two rows about the same thing have the same key; other systems know no case. */
export const keyOf = ({ Kind, System, ExternalCode }: Pick<MappingValues, 'Kind' | 'System' | 'ExternalCode'>): string =>
  `${Kind} ${System.toLowerCase()} ${ExternalCode.toLowerCase()}`

const limits = {
  System: mappingLimits.system,
  ExternalCode: mappingLimits.code,
  ExternalName: mappingLimits.name,
  OurCode: mappingLimits.code,
  Remark: mappingLimits.remark,
} as const

/** The row as values, or every problem that it has. `before`: rows read so far, by key. */
export function readLine(
  line: MappingLine,
  at: number,
  companies: ReadonlySet<string>,
  before: ReadonlyMap<string, number>,
): { values: MappingValues } | { issues: Issue[] } {
  const issues: Issue[] = []
  const tell = (field: keyof MappingLine, message: string) =>
    issues.push({ Severity: 'ERROR', Code: 'INVALID', Path: `Rows[${at}].${field}`, Label: words.labels[field], Message: message })
  const text = (field: keyof MappingLine) => line[field].trim()
  const Kind = kindOf(text('Kind'))
  if (!Kind) tell('Kind', text('Kind') === '' ? words.needed : words.noKind(text('Kind')))
  for (const field of ['System', 'ExternalCode', 'OurCode'] as const) if (text(field) === '') tell(field, words.needed)
  for (const [field, most] of Object.entries(limits) as [keyof typeof limits, number][])
    if (text(field).length > most) tell(field, words.tooLong(most))
  if (Kind && text('OurCode') !== '' && !ourCodeExists(Kind, text('OurCode'), companies)) tell('OurCode', words.noCode(text('OurCode')))
  const values = {
    Kind: Kind ?? 'other',
    System: text('System'),
    ExternalCode: text('ExternalCode'),
    ExternalName: text('ExternalName'),
    OurCode: text('OurCode'),
    Remark: text('Remark'),
  }
  const earlier = before.get(keyOf(values))
  if (Kind && earlier !== undefined && text('ExternalCode') !== '') tell('ExternalCode', words.twice(earlier + 1))
  return issues.length > 0 ? { issues } : { values }
}

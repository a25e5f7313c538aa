import { stageKey } from '@jst/contracts/document'
import { showValue, type Entity, type EntityField, type EntityValue } from '@jst/contracts/entity'
import { freightRateDocument, surchargeFields, type RateDifference } from '@jst/contracts/freight-rates'
import { columnOf } from '../../../entity-kit/index.ts'

/** A rate as a version keeps it: columns by name, and the rows below it. */
export type RateFacts = Readonly<Record<string, unknown>>

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('、')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
const stageOf = (facts: RateFacts) => freightRateDocument.states.stateOf(Number(facts['state'])) ?? ''

/** Field by field what differs between two versions, as far as the entity shows it: `seenBy` leaves out what a reader may not see. */
export function differencesOf(entity: Entity, before: RateFacts, after: RateFacts): RateDifference[] {
  const found: RateDifference[] = []
  const add = (Field: string, Old: string, New: string) => {
    if (Old !== New) found.push({ Field, Old, New })
  }
  const isOwn = ({ key }: EntityField) => columnOf(key) in before || columnOf(key) in after
  // of the derived fields those that may only be looked at have columns
  const looked = (entity.derived ?? []).filter(({ sensitive }) => sensitive !== undefined)
  for (const { key } of [...entity.all, ...looked].filter(isOwn)) add(key, textOf(before[columnOf(key)]), textOf(after[columnOf(key)]))
  add(stageKey, stageOf(before), stageOf(after))
  for (const [name, { key, fields }] of Object.entries(lines)) {
    const [old, now] = [before, after].map((facts) =>
      Map.groupBy((facts[name.toLowerCase()] ?? []) as RateFacts[], (line) => String(line[columnOf(key)])),
    )
    const shownFields = fields.filter((field) => field.key !== key && field.kind !== 'flag')
    for (const code of new Set([...old!.keys(), ...now!.keys()]))
      add(`${name}.${code}`, wordsOf(shownFields, old!.get(code)), wordsOf(shownFields, now!.get(code)))
  }
  return found
}

/** Rows below a rate, by what tells one from the other. */
const lines = {
  Surcharges: { key: 'ChargeCode', fields: surchargeFields },
  Barges: { key: 'PortCode', fields: freightRateDocument.lines.barges.fields },
}
const wordsOf = (fields: readonly EntityField[], rows: readonly RateFacts[] = []): string =>
  rows
    .map((line) =>
      fields
        .map((field) => showValue(field, (line[columnOf(field.key)] ?? null) as EntityValue))
        .filter((text) => text !== '')
        .join(' '),
    )
    .join('；')

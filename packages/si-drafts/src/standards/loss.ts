import type { FieldSpec } from '@jst/contracts/si/data'
import { texts } from './texts.ts'

/**
 * Loss between a record and another form of it. `lost`: the other form has no place for it · `changed`: it stands there in another form
 * · `missing`: the other form needs it, the record has it not · `check`: it was passed on, but the receiver may see it differently · `carried`: the
 * record has no place for it, but keeps it and gives it back.
 */
export interface Loss {
  /** Kind of the loss: no field in the other form, changed form, missing required value, read differently by receivers, carried for the way back. */
  kind: 'lost' | 'changed' | 'missing' | 'check' | 'carried'
  /** Of an export the field on the wire (`BoxInfos[0].TBX_TYPE`), of an import the attribute (`consignmentItems[0].references`). */
  path: string
  /** Visible label of the field. */
  label: string
  /** A sentence in Chinese. */
  reason: string
  /** Original value, at most 200 characters. */
  value: string
}

/** Thrown when the record has more goods or containers than the message can hold; the message names the remedy. */
export class TooLargeError extends Error {
  /** Always `TooLargeError`. */
  override name = 'TooLargeError'
}

/** A text short enough for a list. */
const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}

/** Collects losses; one entry per path, kind and reason. */
export class Losses {
  readonly list: Loss[] = []
  readonly #seen = new Set<string>()

  add(kind: Loss['kind'], path: string, label: string, reason: string, value: unknown = ''): void {
    const key = `${kind} ${path} ${reason}`
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.list.push({ kind, path, label, reason, value: short(value) })
  }

  /** Of a field of the record itself. */
  field(kind: Loss['kind'], field: FieldSpec, reason: string, value: unknown = ''): void {
    this.add(kind, field.wire, field.zh, reason, value)
  }

  /** Of a container, or of a field in it. */
  container(
    kind: Loss['kind'],
    index: number,
    containerNo: string,
    field: FieldSpec | undefined,
    reason: string,
    value: unknown = '',
  ): void {
    const at = `BoxInfos[${index}]`
    const label = texts.boxLabel(containerNo || `#${index + 1}`, field?.zh ?? '')
    this.add(kind, field ? `${at}.${field.wire}` : at, label, reason, value)
  }
}

/** Bill number of the record itself: combined, split, or the master's. */
export const billNoOf = (record: { mergeMblNo: string; splitMblNo: string; mblNo: string }) =>
  record.mergeMblNo || record.splitMblNo || record.mblNo

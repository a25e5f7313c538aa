import type { BookingParty } from '@jst/contracts/booking'
import type { EntityValue } from '@jst/contracts/entity'
import { lost } from '../texts.ts'
import { Account } from './json.ts'

/** Fields read from a DCSA booking, each with its JSON path in the source. */
export class Taking {
  readonly account: Account
  readonly found: { Path: string; Json: string; Words: string }[] = []
  readonly values: Record<string, EntityValue> = {}
  readonly cargo: Record<string, EntityValue>[] = []
  readonly boxes: Record<string, EntityValue>[] = []
  readonly parties: BookingParty[] = []

  constructor(json: unknown) {
    this.account = new Account(json)
  }
  /** Consumes a value of the structure and stores it in a field. */
  take(into: Record<string, EntityValue>, path: string, key: string, json: string, value: EntityValue | undefined): void {
    if (value === undefined || value === '') return
    into[key] = value
    this.found.push({ Path: `${path}.${key}`, Json: json, Words: String(this.account.peek(json) ?? value) })
  }
  text(key: string, json: string): void {
    this.take(this.values, 'Values', key, json, this.account.text(json))
  }
  coded(key: string, json: string, codes: Readonly<Record<string, string>>): void {
    const said = this.account.peek(json)
    const code = codes[String(said)]
    if (said === undefined) return
    if (code === undefined) this.account.because(json, lost.unknown(String(said)))
    else this.take(this.values, 'Values', key, json, code && this.account.text(json) && code)
  }
}

import { containerFields, lineFields, masterBillFields, recordFields, templateFields, type FieldSpec } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { emptyContainer, emptyLine, emptyRecord, recordFromWire, recordToWire, templateFromWire, templateToWire } from './wire.ts'

/** A different value for every field, by its kind. */
const valueOf = ({ kind }: FieldSpec, index: number) =>
  kind === 'int'
    ? index + 1
    : kind === 'decimal'
      ? index + 0.125
      : kind === 'date'
        ? '2026-03-10'
        : kind === 'instant'
          ? '2026-03-10T08:00:00.000Z'
          : `VALUE ${index}`
const filled = (catalogue: Record<string, FieldSpec>) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, field], index) => [name, name === 'packageCount' ? '404' : valueOf(field, index)]),
  )
const onWire = (catalogue: Record<string, FieldSpec>, domain: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(catalogue).map(([name, { wire }]) => [wire, domain[name]]))

describe('every field of the catalogue', () => {
  const line = { ...emptyLine(), ...filled(lineFields) }
  const container = { ...emptyContainer(), ...filled(containerFields), lines: [line] }
  const masterBill = filled(masterBillFields) as ReturnType<typeof emptyRecord>['masterBills'][number]
  const record = { ...emptyRecord(), ...filled(recordFields), containers: [container], masterBills: [masterBill] }

  it('of a record, container, line and master bill goes to the wire under its name and comes back', () => {
    const wire = recordToWire(record)
    expect(wire).toEqual({
      ...onWire(recordFields, record),
      BoxInfos: [{ ...onWire(containerFields, container), BoxDetails: [onWire(lineFields, line)] }],
      TDBpMBLNos: [onWire(masterBillFields, masterBill)],
    })
    expect(recordFromWire(JSON.parse(JSON.stringify(wire)))).toEqual(record)
  })
  it('of a template does so too', () => {
    const template = { ...templateFromWire({}), ...filled(templateFields) }
    expect(templateToWire(template)).toEqual(onWire(templateFields, template))
    expect(templateFromWire(templateToWire(template))).toEqual(template)
  })
})

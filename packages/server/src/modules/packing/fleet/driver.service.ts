import { haulageFields, slipDocument, type assignDriver, type SlipOutcome } from '@jst/contracts/packing'
import type { BodyOf } from '@jst/contracts'
import { problemOf, tidy, type EntityField } from '@jst/contracts/entity'
import { recordUnsigned } from '../../../documents/index.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { invalid } from '../../../kernel/errors.ts'
import { asServer } from '../../../kernel/database/scopes.ts'
import { checkSlips } from '../slip/check-slips.ts'
import { writeDriver } from '../slip/slip.repo.ts'
import { tellSlips } from '../slip/tell.ts'
import { texts } from '../texts.ts'

const { kind } = slipDocument
const keys = ['Driver', 'Plate', 'Phone'] as const

/** The haulier names the driver of its slips. @throws AppError INVALID_INPUT */
export async function assign(call: WriteCall<'emit'>, { Items, ...given }: BodyOf<typeof assignDriver>): Promise<SlipOutcome> {
  const { tx, actor, audit } = call
  const driver = cleanDriver(given)
  const { going, left } = await checkSlips(call, Items, ['issued', 'expired', 'pickedUp'], ({ fleetId }) => fleetId === actor.companyId)
  const ids = going.map(({ id }) => id)
  const server = asServer(tx)
  await writeDriver(server, ids, driver)
  for (const slip of going) {
    const changes = Object.fromEntries(
      keys.flatMap((key) => (slip.values[key] === driver[key] ? [] : [[key, [slip.values[key], driver[key]]] as const])),
    )
    await recordUnsigned(server, { kind, row: slip }, actor.companyName, {
      audience: slip.operatorId === null ? 'internal' : 'customer',
      event: 'changed',
      changes,
    })
    audit({ action: `${kind}.driver`, entity: kind, entityId: slip.id, diff: changes })
  }
  if (ids.length > 0) tellSlips(call, going, ids)
  return { Done: going.map(({ id, eirNo }) => ({ Id: id, EirNo: eirNo })), NotDone: left }
}

function cleanDriver(given: Readonly<Record<(typeof keys)[number], string>>) {
  const fields: readonly EntityField[] = haulageFields
  const clean = { Driver: '', Plate: '', Phone: '' }
  for (const key of keys) {
    const field = fields.find((one) => one.key === key)!
    const value = tidy(field, given[key])
    const problem = problemOf(field, value)
    if (problem !== undefined) throw invalid(key, problem, field.zh)
    clean[key] = String(value)
  }
  if (keys.every((key) => clean[key] === '')) throw invalid('Driver', texts.fleet.blank)
  return clean
}

import { slipDocument, type issueSlips, type SlipOutcome } from '@jst/contracts/packing'
import type { BodyOf } from '@jst/contracts'
import { moveRecords, type DocumentCall } from '../../../documents/index.ts'
import { drawSlipNumbers } from '../ranges/draw.ts'
import { texts } from '../texts.ts'
import { judgeSlips, missingLabels, notDone } from './judge.ts'
import { chinaToday, writeIssued } from './slip.repo.ts'
import { tellParties, tellSlips } from './tell.ts'

/**
 * Issues slips, each for itself. Numbers are drawn last before the rows are written, and lost with them when the transaction fails, so that a slip
 * has one number whatever dies in between.
 */
export async function issue(call: DocumentCall, { Items, Numbers = [] }: BodyOf<typeof issueSlips>): Promise<SlipOutcome> {
  const { tx, actor } = call
  const { going, left } = await judgeSlips(call, Items, ['pending'], ({ staffId }) => staffId === actor.companyId)
  const today = await chinaToday(tx)
  const ready = going.filter((slip) => {
    const missing = missingLabels(slip)
    const day = String(slip.values['PickupTo'] ?? '')
    if (missing.length > 0) left.push(notDone(slip.id, slip, 'INVALID_INPUT', texts.slip.missing(missing.join('、'))))
    else if (day < today) left.push(notDone(slip.id, slip, 'INVALID_INPUT', texts.slip.past(day)))
    return missing.length === 0 && day >= today
  })
  const given = new Map(Numbers.map(({ Id, EirNo }) => [Id, EirNo.trim()]))
  const { numbers, refused } = await drawSlipNumbers(
    tx.system,
    actor.companyId,
    ready.map(({ id, values }) => ({
      id,
      carrier: String(values['CarrierCode'] ?? ''),
      depot: String(values['Depot'] ?? ''),
      given: given.get(id) ?? '',
    })),
  )
  for (const slip of ready) if (refused.has(slip.id)) left.push(notDone(slip.id, slip, 'INVALID_INPUT', refused.get(slip.id)!))
  const issued = ready.filter(({ id }) => numbers.has(id)).map((slip) => ({ ...slip, eirNo: numbers.get(slip.id)! }))
  if (issued.length === 0) return { Done: [], NotDone: left }
  const ids = issued.map(({ id }) => id)
  await moveRecords(call, slipDocument.kind, ids, 'issue')
  await writeIssued(
    tx,
    actor.employeeName,
    issued.map(({ id, eirNo }) => ({ id, number: eirNo })),
  )
  tellSlips(call, issued, ids)
  await tellParties(call, issued, { title: (count) => texts.slip.issued(actor.companyName, count) })
  return { Done: issued.map(({ id, eirNo }) => ({ Id: id, EirNo: eirNo })), NotDone: left }
}

import { SiDraftSession } from '@jst/si-drafts'
import { applyAllocation, readAllocation, splitEvenly } from '@jst/si-drafts/allocation'
import { emptyRecord, validateSet } from '@jst/si-drafts/rules'
import { fakeDraftPorts } from '@jst/si-drafts/testing' // bring your own gateway, storage and clock instead

const session = new SiDraftSession(7, 'customer', fakeDraftPorts())
const order = { ...emptyRecord(), mblNo: 'COSU6412345670' }
if ((await session.open()) === null) session.start(order, 3) // what an earlier visit or a colleague left, else a new set
session.copyAsTemplate(2) // two more drafts with the eleven text fields empty, numbered COSU6412345670B and C
session.edit({ consignee: 'HAMBURG HOME TRADING GMBH' })
session.undo()
session.redo()
session.replaceDrafts(applyAllocation(splitEvenly(readAllocation(order.containers, session.drafts)), session.drafts))
const { progress } = session // 'finish': as many drafts as the target
const findings = validateSet(session.setToCheck()) // errors and warnings, over the whole set
await session.flush() // both copies written
// End of the example.
import { expect, it } from 'vitest'

it('the example of the README does what it says', () => {
  expect(progress).toBe('finish')
  expect(findings.length).toBeGreaterThan(0)
  expect(session.drafts.map(({ splitMblNo }) => splitMblNo)).toEqual(['COSU6412345670A', 'COSU6412345670B', 'COSU6412345670C'])
  expect(session.current?.consignee).toBe('HAMBURG HOME TRADING GMBH')
  expect(session.saveState.kind).toBe('saved')
})

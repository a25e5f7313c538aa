import { customerPackingPages, packingPages, slipCalls, slipDocument as document, slipStates } from '@jst/contracts/packing'
import { registerDocument, rowsOf, type DocumentCall, type SubjectRow } from '../../../documents/index.ts'
import { updateRow } from '../../../entity-kit/index.ts'
import { revokeLinksOf } from '../links/links.repo.ts'
import { slipChannelModule } from '../channels/slip.channels.ts'
import { pagePrint, rollPrint } from '../print/slip.print.ts'
import { texts } from '../texts.ts'
import { clearBox, demandSlip, findSlips, writeReason } from './slip.repo.ts'
import { tellParties, tellSlips } from './tell.ts'
import { isInForce } from './view.service.ts'

const { codes } = slipStates
type Effect = (call: DocumentCall, row: SubjectRow, input: { readonly reason: string }) => Promise<void>
type OnAll = (call: DocumentCall, rows: readonly SubjectRow[]) => Promise<void>

/** Earlier reports do not count any more: they may have been about another box. */
const corrected: Effect = async ({ tx }, { id }) => {
  const { values } = await demandSlip(tx, id)
  const blank = { BoxNo: '', SealNo: '' }
  await updateRow(tx, slipCalls.entity, id, blank, { ...values, ...blank })
  await clearBox(tx, [id])
}
/** A slip that ends before its box is used: nobody opens it any more. */
const ended: Effect = async ({ tx }, { id }, { reason }) => {
  await writeReason(tx, id, reason)
  await revokeLinksOf(tx, [id])
}
const changed: OnAll = async (call, rows) => {
  const ids = rows.map(({ id }) => id)
  tellSlips(call, await findSlips(call.tx, ids), ids)
}
const notifyOf =
  (what: string): OnAll =>
  async (call, rows) => {
    const slips = await findSlips(
      call.tx,
      rows.map(({ id }) => id),
    )
    tellSlips(
      call,
      slips,
      slips.map(({ id }) => id),
    )
    const [first] = slips
    await tellParties(
      call,
      slips.filter(({ issuedAt }) => issuedAt !== null),
      {
        title: () => texts.slip.voided(call.actor.companyName, what, first!.eirNo),
      },
    )
  }

/** Makes slips known to the calls of the document kit. Hauliers stand on no side: they read by calls of their own. */
export function registerSlips(): void {
  const rows = rowsOf(slipCalls.entity)
  registerDocument({
    ...rows,
    where: `${rows.where} and ((select app_scope()) <> 'tenant' or (select app_company_id()) in (t.company_id, t.staff_id))`,
    title: `concat_ws(' ', nullif(t.eir_no, ''), nullif(t.name_zh, ''), nullif(t.so_no, ''), t.box_type)`,
    document,
    list: packingPages.slips,
    partyList: customerPackingPages.slips,
    guards: {},
    effects: { correct: corrected, giveBack: ended, cancel: ended },
    together: {
      correct: changed,
      giveBack: notifyOf(document.states.moves.giveBack.zh),
      cancel: changed,
    },
    prints: { a4: pagePrint, roll: rollPrint },
    channels: slipChannelModule,
    notPrinted: ({ state }) =>
      state === codes.pending ? texts.slip.notIssuedYet : isInForce({ state }) ? undefined : texts.slip.voidNotPrinted,
    shipment: { links: { slipApplication: [{ from: 'box_slip', id: 'id', of: 'application_id' }] } },
  })
}

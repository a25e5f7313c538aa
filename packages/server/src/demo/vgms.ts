import { vgmDocument as document, vgmStates, type VgmContent } from '@jst/contracts/manifest'
import { withVgm } from '@jst/manifest/vgm'
import { manifestInDemo, vgmInDemo } from '../modules/manifest/index.ts'
import { sent, type Desk } from './packing-messages.ts'

const agent = '船公司 VGM（模拟）'
const minute = 60_000
/** The set-up of a simulated carrier that takes VGM. */
export const vgmConfig = {
  Code: 'VGM',
  NameZh: 'VGM 申报（模拟）',
  Agent: agent,
  Channel: 'simulator',
  Regimes: ['vgm'],
  Receiver: 'CARRIER',
  Format: 'vermas',
  Account: 'HAIJIE',
} as const

const local = (at: Date) => new Date(at.getTime() + 480 * minute).toISOString().slice(0, 16).replace('T', ' ')

/** Boxes of an accepted bill: all were weighed, and the carrier has accepted all but the last one, which nobody has submitted yet. */
export async function seedVgms(desk: Desk, manifestId: number, at: Date): Promise<void> {
  const { tx, companyId, employeeId: by } = desk
  const [manifest] = await manifestInDemo.findManifests(tx, [manifestId])
  if (!manifest) return
  const facts = await vgmInDemo.boxFactsOf(tx, manifest, companyId)
  const rows = [...facts.values()].slice(0, 20).map((box, place) => {
    const start = vgmInDemo.startOfBox(box, manifest.content, '')
    const Tare = start.Tare || 3_800
    const content: VgmContent = withVgm({
      ...start,
      Tare,
      Method: 'SM1',
      Weighed: Math.round(start.Cargo + Tare) + 60 + place * 10,
      WeighedAt: local(new Date(at.getTime() - 60 * minute)),
      WeighedBy: '洋山地磅站',
      Certificate: `DB${String(manifestId * 100 + place)}`,
      Person: 'ZHANG MIN',
      Phone: manifest.content.Shipper.Phone.slice(0, 40),
    })
    const no = `VG${at.toISOString().slice(2, 4)}${at.toISOString().slice(5, 7)}${String((manifestId % 10_000) * 100 + place + 1).padStart(6, '0')}`
    return { no, content, agent, lateReason: '' }
  })
  if (rows.length === 0) return
  const ids = await vgmInDemo.insertVgms(tx, { companyId: manifest.companyId, operatorId: manifest.operatorId, manifestId, by }, rows)
  await tx.query('update vgm set create_time = $2, update_time = $2, state_since = $2 where id = any($1)', [ids, at])
  await tx.query(
    `insert into document_entry (kind, subject_id, company_id, operator_id, audience, event, author_id, author_name, author_company, at)
      select $1, t.id, t.company_id, t.operator_id, 'customer', 'created', $4, $5, $6, $3 from vgm t where t.id = any($2)`,
    [document.kind, ids, at, by, desk.employeeName, desk.company],
  )
  const accepted = ids.length === 1 ? ids : ids.slice(0, -1)
  await seedMessage(desk, accepted, rows, new Date(at.getTime() + 20 * minute))
}

async function seedMessage(
  desk: Desk,
  ids: readonly number[],
  rows: readonly { readonly no: string; readonly content: VgmContent }[],
  at: Date,
): Promise<void> {
  const { tx } = desk
  const declaredRows = rows.slice(0, ids.length)
  const content = {
    Code: declaredRows[0]!.no,
    Declarations: declaredRows.map(({ no, content: Record }) => ({ Reference: `${no}-01`, Retracted: false, Record })),
  }
  const reported = Object.fromEntries(ids.map((id, place) => [String(id), { Revision: 1, Content: declaredRows[place]!.content }]))
  const record = { id: ids[0]!, no: declaredRows[0]!.no, moreIds: ids.slice(1) }
  const out = { type: 'original', partner: agent, content, reference: '', told: reported }
  const message = await sent(desk, document.kind, record, out, 'answered', at)
  await tx.query(`update document_message set result = 'confirmed' where id = $1`, [message.id])
  const [{ control } = { control: '' }] = await tx.query<{ control: string }>('select control from document_message where id = $1', [
    message.id,
  ])
  const answer = { Message: control, Accepted: true, Reason: '', At: new Date(at.getTime() + 30 * minute).toISOString() }
  for (const vgm of await vgmInDemo.findVgms(tx, ids)) await vgmInDemo.insertVgmAnswer(tx, vgm, answer)
  await tx.query(
    `update vgm set state = $2, state_since = $3, state_due = null, in_force = content, in_force_revision = 1 where id = any($1)`,
    [ids, vgmStates.codes.accepted, answer.At],
  )
}

import {
  manifestConfigCalls,
  manifestDocument as document,
  manifestRemarkCalls,
  manifestStates,
  type ManifestContent,
  type ManifestState,
} from '@jst/contracts/manifest'
import type { Queryable } from '../kernel/database/database.ts'
import { manifestInDemo, registerManifests, registerVgms } from '../modules/manifest/index.ts'
import { sent, type Desk, type SentMessage } from './packing-messages.ts'
import { seedVgms, vgmConfig } from './vgms.ts'
import { insertRows } from './rows.ts'

const { findManifests, findingsOf, insertManifest, insertReceipt, rowOf, snapshotOf, siContent, wrongOf } = manifestInDemo
const hour = 3_600_000
const agent = '民生船代（模拟）'
const { codes } = manifestStates

const configs = [
  {
    Code: 'MSCD',
    NameZh: '预配舱单 民生船代',
    Agent: agent,
    Channel: 'simulator',
    Regimes: ['cnExport'],
    Receiver: 'MINSHENG',
    Format: 'mt',
    Account: 'HAIJIE',
  },
  {
    Code: 'WLCD',
    NameZh: '预配舱单 外代平台文件',
    Agent: '上海外代',
    Channel: 'file',
    Regimes: ['cnExport'],
    Ports: ['CNNGB'],
    Receiver: 'PENAVICO',
    Format: 'ifcsum',
  },
  {
    Code: 'ABROAD',
    NameZh: '境外申报网关（模拟）',
    Agent: '境外网关（模拟）',
    Channel: 'simulator',
    Regimes: ['us', 'usIsf', 'ca', 'eu', 'jp'],
    Receiver: 'GATEWAY',
    Format: 'json',
  },
  vgmConfig,
] as const
const remarks = [
  { Code: '001', NameZh: '货物信息有误', Use: 'reason' },
  { Code: '002', NameZh: '收发货人信息有误', Use: 'reason' },
  { Code: '003', NameZh: '退关或改配', Use: 'reason' },
  { Code: 'R1', NameZh: '品名过于笼统，请写明具体品名', Use: 'reject' },
  { Code: 'R2', NameZh: '企业代码与名称不符，请核对', Use: 'reject' },
] as const

const deskOf = `select e.id as "employeeId", e.name as "employeeName", c.name as company from employee e join app_user u on u.id = e.user_id
  join company c on c.id = e.company_id where e.company_id = $1 and u.account = 'doc'`
/** Approved instructions, each of another order, the newest first. */
const approved = `select distinct on (r.order_id) r.id from si_record r
  where r.operator_id = $1 and r.delete_mark = 0 and r.status = 2 order by r.order_id desc, r.id limit 10`
const states = [
  'accepted',
  'accepted',
  'toVerify',
  'toSend',
  'refused',
  'returned',
  'submitFailed',
  'draft',
] as const satisfies readonly ManifestState[]

/** Set-ups of agents, explained codes, and filings of approved instructions in every part of the work. */
export async function seedManifests(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const [person] = await tx.query<Omit<Desk, 'tx' | 'companyId'>>(deskOf, [companyId])
  if (!person) return
  registerManifests()
  registerVgms()
  const desk: Desk = { tx, companyId, ...person }
  const rows = (list: readonly object[]) => list.map((row) => ({ ...row }))
  await insertRows(tx, manifestConfigCalls, companyId, rows(configs), desk.employeeId)
  await insertRows(tx, manifestRemarkCalls, companyId, rows(remarks), desk.employeeId)
  const found = await tx.query<{ id: number }>(approved, [companyId])
  for (const [at, { id }] of found.slice(0, states.length).entries()) await seedOne(desk, id, states[at]!, at + 1, now)
}

const local = (at: Date) => new Date(at.getTime() + 8 * hour).toISOString().slice(0, 16).replace('T', ' ')
/** The content of an instruction with what only a filing asks for. */
function completed(content: ManifestContent, state: ManifestState, now: Date): ManifestContent {
  const leaves = new Date(Math.floor((now.getTime() + 5 * 24 * hour) / hour) * hour)
  const times = {
    LoadingAt: local(new Date(leaves.getTime() - 10 * hour)),
    DepartureAt: local(leaves),
    AgentCutoff: local(new Date(leaves.getTime() - 48 * hour)),
  }
  const completeContent = {
    ...content,
    ...times,
    CustomsArea: '2248',
    Imo: '9321483',
    Shipper: { ...content.Shipper, Code: 'USCI+91310000775785552L', Phone: content.Shipper.Phone || '+86 574 8765 4321' },
    Consignee: {
      ...content.Consignee,
      Code: content.Consignee.Code || '9999+20261128',
      Phone: content.Consignee.Phone || '+1 310 555 0142',
    },
    Notify:
      content.Notify.Name === ''
        ? content.Notify
        : { ...content.Notify, Code: content.Notify.Code || '9999+20261129', Phone: content.Notify.Phone || '+1 310 555 0143' },
  }
  return state === 'submitFailed'
    ? { ...completeContent, Consignee: { ...completeContent.Consignee, Phone: '', Email: '', Fax: '' } }
    : completeContent
}

async function seedOne(desk: Desk, si: number, state: ManifestState, seq: number, now: Date): Promise<void> {
  const { tx, companyId, employeeId: by } = desk
  const source = await siContent(tx, si)
  if (!source) return
  const Content = completed(source.content, state, now)
  const at = new Date(now.getTime() - seq * 3 * hour)
  const no = `CD${at.toISOString().slice(2, 4)}${at.toISOString().slice(5, 7)}${String(seq).padStart(6, '0')}`
  const facts = { regime: 'cnExport', customer: source.customer, agent, no, lateReason: '' } as const
  const wrong = wrongOf(await findingsOf(tx, { id: 0, staffId: companyId, regime: 'cnExport', content: Content, lateReason: '' }, at))
  // only a filing without errors has gone further than its submission
  const passed: readonly ManifestState[] = ['draft', 'submitFailed']
  const stands = wrong === 0 || passed.includes(state) ? state : 'submitFailed'
  const owner = { ...source.owner, groupId: null, by }
  const id = await insertManifest(tx, owner, rowOf(facts, Content, wrong))
  const { dueHours = null } = manifestStates.states[stands] as { readonly dueHours?: number }
  await tx.query(
    `update manifest set group_id = id, state = $2, state_since = $3, state_due = $3::timestamptz + make_interval(hours => $4), create_time = $3,
      update_time = $3 where id = $1`,
    [id, codes[stands], at, dueHours],
  )
  await tx.query(
    `insert into document_entry (kind, subject_id, company_id, operator_id, audience, event, author_id, author_name, author_company, at)
      select $1, t.id, t.company_id, t.operator_id, 'customer', 'created', $4, $5, $6, $3 from manifest t where t.id = $2`,
    [document.kind, id, at, by, desk.employeeName, desk.company],
  )
  if (stands === 'accepted' || stands === 'refused') await seedMessage(desk, id, stands, Content, at)
  if (stands === 'accepted') await seedVgms(desk, id, at)
}

/** The message of a filing, and the receipt to it. */
async function seedMessage(desk: Desk, id: number, state: 'accepted' | 'refused', Content: ManifestContent, at: Date): Promise<void> {
  const { tx } = desk
  const [manifest] = await findManifests(tx, [id])
  await tx.query(
    `insert into manifest_version (record_id, company_id, operator_id, version, event, status, author_id, author_name, author_company, snapshot,
      create_time)
      values ($1, $2, $3, 1, 'approve', $4, $5, $6, $7, $8, $9)`,
    [
      id,
      manifest!.companyId,
      manifest!.operatorId,
      codes.toSend,
      desk.employeeId,
      desk.employeeName,
      desk.company,
      JSON.stringify(snapshotOf(Content)),
      at,
    ],
  )
  const content = { Regime: manifest!.regime, Consignment: Content, Reasons: [] }
  const out = { type: 'original', partner: agent, content, reference: '', told: { Version: 1 } }
  const message: SentMessage = await sent(
    desk,
    document.kind,
    { id, no: manifest!.no, moreIds: [] },
    out,
    'answered',
    new Date(at.getTime() + hour / 4),
  )
  const Message = /<MessageID>([^<]+)/.exec(message.payload)![1]!
  const isYes = state === 'accepted'
  const receipt = {
    Message,
    BillNo: Content.BillNo,
    Code: isYes ? '21301' : 'SIMREJ',
    Text: isYes ? '21301 预配舱单主要数据传输成功' : 'SIMREJ 收货人地址不详',
    At: new Date(at.getTime() + hour / 2).toISOString(),
  }
  await insertReceipt(tx, manifest!, receipt)
  await tx.query('update document_message set result = $2 where id = $1', [message.id, isYes ? 'confirmed' : 'declined'])
  await tx.query('update manifest set in_force_version = $2, refusal = $3 where id = $1', [id, isYes ? 1 : null, isYes ? '' : receipt.Text])
}

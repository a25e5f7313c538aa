import { createHash } from 'node:crypto'
import { contentKinds, type LiveKind } from '@jst/contracts/portal'
import type { BlobStore } from '../kernel/files/blobs.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { publishRow } from '../modules/portal/index.ts'
import { demoCompanies } from './accounts.ts'
import { peerContents } from './portal-content-peer.ts'
import { operatorContents, type DemoContent } from './portal-content-rows.ts'
import { englishContents } from './portal-english.ts'
import { insertRows } from './rows.ts'

const dayMs = 86_400_000
const dayOf = (now: Date, ahead: number) => new Date(now.getTime() + 8 * 3_600_000 + ahead * dayMs).toISOString().slice(0, 10)
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = ({ lines }: NonNullable<DemoContent['file']>) => Buffer.from(`﻿${lines}`)

interface Keeper {
  readonly companyId: number
  readonly employeeId: number
  readonly employeeName: string
}

/** Seeds site contents of two forwarders, with days around `now`. */
export async function seedPortalContents(tx: Queryable, now: Date): Promise<void> {
  await seedOf(tx, now, demoCompanies.operator.code, 'boss', operatorContents)
  await seedOf(tx, now, demoCompanies.peer.code, 'peer', peerContents)
}

async function seedOf(tx: Queryable, now: Date, code: string, account: string, contents: readonly DemoContent[]): Promise<void> {
  const [keeper] = await tx.query<Keeper>(
    `select c.id as "companyId", e.id as "employeeId", e.name as "employeeName" from company c join employee e on e.company_id = c.id
     join app_user u on u.id = e.user_id where c.code = $1 and u.account = $2`,
    [code, account],
  )
  const counts = new Map<LiveKind, number>()
  for (const content of contents) {
    const no = (counts.get(content.kind) ?? 0) + 1
    counts.set(content.kind, no)
    await seedOne(tx, now, keeper!, content, no)
  }
  if (account !== 'boss') return
  await seedApplications(tx, now, keeper!)
  await seedMessages(tx, now, keeper!)
}

async function seedOne(tx: Queryable, now: Date, keeper: Keeper, content: DemoContent, no: number): Promise<void> {
  const kind = contentKinds[content.kind]
  const { ago, state, dates = {}, file } = content
  const month = dayOf(now, 0).slice(2, 7).replace('-', '')
  const days = Object.entries(dates).map(([key, ahead]) => [key, dayOf(now, ahead)] as const)
  const values = {
    ...content.values,
    ...englishContents[String(content.values['NameZh'])],
    Code: `${kind.document.number.rule.slice(0, 2)}${month}${String(no).padStart(4, '0')}`,
    ...(ago === undefined ? {} : { PublishOn: dayOf(now, -ago) }),
    ...Object.fromEntries(days),
  }
  const [Id] = (await insertRows(tx, kind.calls, keeper.companyId, [values], keeper.employeeId)).values()
  if (file) await seedFile(tx, keeper, kind.document.kind, Id!, file)
  const stage = state ?? 'published'
  await tx.query(`update ${kind.calls.entity.table} set state = $2, state_since = $3, update_time = $3 where id = $1`, [
    Id,
    kind.document.states.codes[stage],
    new Date(now.getTime() - Math.max(ago ?? 1, 0) * dayMs).toISOString(),
  ])
  const Carrier = 'CarrierCode' in values ? await carrierName(tx, String(values['CarrierCode'])) : ''
  if (stage === 'published' || stage === 'scheduled')
    await publishRow(tx, kind, keeper, { ...values, Id: Id!, CarrierCodeName: Carrier }, true)
}

async function carrierName(tx: Queryable, code: string): Promise<string> {
  const [row] = await tx.query<{ name: string }>('select name_zh as name from m_carrier where code = $1 and company_id is null limit 1', [
    code,
  ])
  return row?.name ?? ''
}

async function seedFile(tx: Queryable, keeper: Keeper, kind: string, id: number, file: NonNullable<DemoContent['file']>): Promise<void> {
  const bytes = bytesOf(file)
  const sha256 = hashOf(bytes)
  await tx.query('insert into blob (sha256, size) values ($1, $2) on conflict do nothing', [sha256, bytes.length])
  await tx.query(
    `insert into document_file (kind, subject_id, company_id, audience, file_kind, version, name, format, size, sha256, author_id, author_name)
     values ($1, $2, $3, 'internal', 'file', 1, $4, 'csv', $5, $6, $7, $8)`,
    [kind, id, keeper.companyId, file.name, bytes.length, sha256, keeper.employeeId, keeper.employeeName],
  )
}

/** Two who have applied for the first job. */
async function seedApplications(tx: Queryable, now: Date, { companyId, employeeId, employeeName }: Keeper): Promise<void> {
  const at = (ago: number) => new Date(now.getTime() - ago * dayMs).toISOString()
  await tx.query(
    `insert into portal_inquiry (company_id, kind, subject, record_id, name, phone, email, message, page, state, handled_by, handled_name, handled_at,
       remark, create_time)
     select $1, 'job', j.name_zh, j.id, a.name, a.phone, a.email, a.message, '/external/MHpage/socialRecruitment', a.state,
       case when a.state = 1 then $2::bigint end, case when a.state = 1 then $3 else '' end, case when a.state = 1 then $5::timestamptz end, a.remark,
       case when a.state = 1 then $4::timestamptz else $5::timestamptz end
     from portal_job j cross join (values
       ('李文博', '13651880921', 'liwenbo@example.com', '在货代做美线操作三年，熟悉 AMS 与 ISF 申报。', 1, '已约周四下午面试'),
       ('周倩', '13917750386', 'zhouqian@example.com', '国际贸易专业，一年单证经验，希望转做操作。', 0, '')
     ) as a (name, phone, email, message, state, remark)
     where j.company_id = $1 and j.name_zh = '海运操作（美线）'`,
    [companyId, employeeId, employeeName, at(5), at(1)],
  )
}

/** Seeds inquiries of visitors: one answered, one waiting. */
async function seedMessages(tx: Queryable, now: Date, { companyId, employeeId, employeeName }: Keeper): Promise<void> {
  const at = (ago: number) => new Date(now.getTime() - ago * dayMs).toISOString()
  await tx.query(
    `insert into portal_inquiry (company_id, kind, subject, name, company, phone, email, message, page, state, handled_by, handled_name, handled_at,
       remark, create_time)
     select $1, 'contact', a.subject, a.name, a.company, a.phone, a.email, a.message, a.page, a.state,
       case when a.state = 1 then $2::bigint end, case when a.state = 1 then $3 else '' end, case when a.state = 1 then $5::timestamptz end, a.remark,
       case when a.state = 1 then $4::timestamptz else $5::timestamptz end
     from (values
       ('海运服务', '钱海燕', '义乌佳美日用品有限公司', '13858926617', '', '义乌到汉堡每月 2～3 个 40HQ，想了解包干价和拖车安排。',
         '/external/service/seaTransportation', 1, '已报 12 月欧基价，周五回访'),
       ('联系我们', '吴建军', '苏州恒川机械有限公司', '13776018842', 'wujianjun@example.com', '上海到长滩 1x40HQ，12 月中旬走，请报海运费和附加费。',
         '/external/customer/contact', 0, '')
     ) as a (subject, name, company, phone, email, message, page, state, remark)`,
    [companyId, employeeId, employeeName, at(4), at(1)],
  )
}

/** Bytes of the files, where they are missing. */
export async function writePortalFiles(blobs: Pick<BlobStore, 'write'>): Promise<void> {
  for (const { file } of operatorContents) if (file) await blobs.write(hashOf(bytesOf(file)), bytesOf(file))
}

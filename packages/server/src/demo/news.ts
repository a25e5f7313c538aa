import type { Queryable } from '../kernel/database/database.ts'
import { globalMessagesInDemo } from '../modules/messages/index.ts'
import { insertMessages } from '../documents/notices/index.ts'

const { insertGlobal, recipientsOf, setSent, setState } = globalMessagesInDemo

interface News {
  readonly by: 'admin' | 'boss'
  readonly title: string
  readonly description: string
  /** Hours since it was sent; none: it is a draft. */
  readonly hoursAgo?: number
  /** Hours until it will be sent. */
  readonly inHours?: number
}

const news: readonly News[] = [
  {
    by: 'admin',
    title: '平台升级通知',
    description: '本周六 23:00 至次日 02:00 平台升级，期间可以查询，不能提交，请提前安排。',
    hoursAgo: 70,
  },
  {
    by: 'boss',
    title: '月底对账安排',
    description: '请各部门于 28 日前核对本月委托的费用与开票信息，有差异的在备注中写明原因，由财务部统一处理。',
    hoursAgo: 26,
  },
  { by: 'boss', title: '节前截单提前', description: '节前一周各船公司截单普遍提前 1～2 天，请提醒客户尽早提交补料。', inHours: 72 },
  { by: 'boss', title: '审核要点汇总', description: '货描须写明品名与材质；收货人为巴西的须提供 CNPJ。' },
]

/** Messages of the platform to everybody and of the operator to its people: sent, planned and begun. */
export async function seedNews(tx: Queryable, now: Date): Promise<void> {
  for (const { by, title, description, hoursAgo, inHours } of news) {
    const [sender] = await tx.query<{ employeeId: number; employeeName: string; companyId: number }>(
      `select e.id as "employeeId", e.name as "employeeName", e.company_id as "companyId" from employee e join app_user u on u.id = e.user_id
        where u.account = $1 limit 1`,
      [by],
    )
    if (!sender) throw new Error(`demo account missing: ${by}`)
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    const id = await insertGlobal(tx, sender, {
      Id: 0,
      Title: title,
      Description: description,
      Link: '',
      Scope: 'all',
      TargetIds: [],
      SendAt: inHours === undefined ? null : at(inHours).toISOString(),
    })
    if (inHours !== undefined) await setState(tx, id, 'scheduled')
    if (hoursAgo === undefined) continue
    const sentAt = at(-hoursAgo)
    const recipients = await recipientsOf(tx, by === 'admin' ? null : sender.companyId, 'all', [])
    const sent = await insertMessages(tx, recipients, {
      title,
      description,
      kind: 'system',
      link: '',
      senderId: sender.employeeId,
      globalId: id,
    })
    await setSent(tx, id, sent.length, sentAt)
    await tx.query('update global_message set create_time = $2 where id = $1', [id, sentAt])
    // every third reader has opened it
    await tx.query(
      `update message set create_time = $2,
          read_time = case when recipient_id % 3 = 0 or recipient_id = sender_id then $2::timestamptz + interval '50 minutes' end
        where global_id = $1`,
      [id, sentAt],
    )
  }
}

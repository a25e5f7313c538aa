import type { Queryable } from '../kernel/database/database.ts'

interface DemoMail {
  readonly account: string
  readonly title: string
  readonly text: string
  readonly link: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly hoursAgo: number
  readonly error?: string
}

/** Addresses of a domain that nobody has (RFC 2606). */
const addresses: Readonly<Record<string, string>> = {
  doc: 'chenyuxin@haijie.example',
  boss: 'zhengguodong@haijie.example',
  customer: 'shenjiayi@yuanfan.example',
}

const mails: readonly DemoMail[] = [
  {
    account: 'doc',
    title: '月底对账安排',
    text: '请各部门于 28 日前核对本月委托的费用与开票信息，有差异的在备注中写明原因，由财务部统一处理。',
    link: '/system/message',
    state: 'sent',
    hoursAgo: 26,
  },
  {
    account: 'boss',
    title: '平台升级通知',
    text: '本周六 23:00 至次日 02:00 平台升级，期间可以查询，不能提交，请提前安排。',
    link: '/system/message',
    state: 'sent',
    hoursAgo: 70,
  },
  {
    account: 'doc',
    title: '待审核补料即将截单',
    text: '有 3 票补料将在 24 小时内截单，请尽快审核。',
    link: '/tdManage/siCheck',
    state: 'failed',
    hoursAgo: 30,
    error: '收件服务器拒收：552 5.2.2 mailbox full',
  },
  {
    account: 'doc',
    title: '样单已由客户确认',
    text: '宁波远帆进出口有限公司 已确认样单，可以签发。',
    link: '/tdManage/siCheck',
    state: 'waiting',
    hoursAgo: 1,
  },
  {
    account: 'customer',
    title: '样单已发出，请核对',
    text: '样单已发到平台，请在截单前核对并确认。',
    link: '/external/workbench/SISubimtList',
    state: 'waiting',
    hoursAgo: 2,
  },
]

/** Mails that left, that failed and that wait, to people who have confirmed an address. */
export async function seedMails(tx: Queryable, now: Date): Promise<void> {
  for (const [account, address] of Object.entries(addresses)) {
    await tx.query(`update app_user set email = $2 where account = $1 and email = ''`, [account, address])
    await tx.query(
      `insert into notice_rule (user_id, confirmed_address) select id, email from app_user where account = $1 and email = $2 on conflict do nothing`,
      [account, address],
    )
  }
  for (const { account, title, text, link, state, hoursAgo, error = '' } of mails) {
    const at = new Date(now.getTime() - hoursAgo * 3_600_000).toISOString()
    await tx.query(
      `insert into notice_mail (company_id, employee_id, user_id, purpose, address, recipient, subject, content, state, attempts, error, create_time,
         next_time, sent_time)
       select e.company_id, e.id, u.id, 'notices', $2, e.name, '【' || coalesce(op.name, c.name) || '】' || $3::text,
         jsonb_build_object('name', e.name, 'system', coalesce(op.name, c.name), 'more', 0, 'settings', '/internal/userSetting?Tab=display', 'items',
           jsonb_build_array(jsonb_build_object('title', $3::text, 'text', $4::text, 'link', $5::text, 'time',
             to_char($8::timestamptz at time zone 'Asia/Shanghai', 'MM-DD HH24:MI')))),
         $6::text, case $6::text when 'waiting' then 0 else 1 end, $7, $8, $8, case $6::text when 'sent' then $8::timestamptz end
       from employee e join app_user u on u.id = e.user_id join company c on c.id = e.company_id left join company op on op.id = c.operator_id
       where u.account = $1 and e.is_default`,
      [account, addresses[account], title, text, link, state, error, at],
    )
  }
}

import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { insertReading, rateFacts, readRateText, updateReading } from '../modules/freight-rates/index.ts'

const hour = 3_600_000
const chinaDay = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 10)
const short = (day: string) => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`

/** Texts that suppliers have sent this week: open questions, withdrawn prices, a waiting sheet. Days are near the day of the demo. */
const messages = (from: string, to: string): readonly string[] => [
  `【COSCO 美西特价】
上海-洛杉矶/长滩 1650/2060/2060
上海-奥克兰 1700/2125/2125
宁波-洛杉矶 同上 +25
有效期 ${from}-${to}，按大船ATD
周四截周日开，航程14天，免箱期10天
含THC，不含DOC 450/票
备注：超重 OWS USD150/20GP 18吨以上`,
  `更正：昨天 EMC 报价有误，以此为准
上海-鹿特丹 USD2180/40HQ 有效期至${to}`,
  `各位老板，ZIM ${to}起美东 GRI USD 600/1000/1000，请尽早订舱`,
  [
    ['装货港', '目的港', '船公司', '20GP', '40HQ(USD)', '有效期', '航程'],
    ['上海', '汉堡', 'MSC', 'USD1250', '2250', `${from}-${to}`, '32'],
    ['', '鹿特丹', '', 'USD1230', '2220', `${from}-${to}`, '30'],
    ['宁波', '费利克斯托', 'CMA', '', '2380', `${from}-${to}`, '33'],
  ]
    .map((cells) => cells.join('\t'))
    .join('\n'),
]

export async function seedFreightReadings(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const [person] = await tx.query<{ id: number }>(
    `select e.id from employee e join app_user u on u.id = e.user_id where e.company_id = $1 and u.account = 'pricing'`,
    [companyId],
  )
  const today = chinaDay(now.getTime())
  const [from, to] = [now.getTime() + 24 * hour, now.getTime() + 14 * 24 * hour].map((at) => short(chinaDay(at)))
  // nobody signs in for a demo: what is read here depends on the company alone
  const actor = { companyId, companyKind: 'operator', employeeId: person?.id ?? null } as unknown as EmployeeActor
  const suppliers = await tx.query<{ code: string }>(
    `select code from provider where company_id = $1 and removed_at is null order by code limit 2`,
    [companyId],
  )
  for (const [at, Text] of messages(from!, to!).entries()) {
    const Source = suppliers[at % 2]?.code ?? ''
    const facts = await rateFacts(tx, actor, { source: Source, today, learned: {} })
    const { rows, actions, questions } = readRateText({ text: Text, facts })
    const found = rows.length + actions.reduce((sum, action) => sum + action.rows.length, 0)
    const storedReading = { Text, Source, Side: 'Cost' as const, Answers: {}, HiddenLines: [], HiddenColumns: [], Pointed: [], Taken: {} }
    await updateReading(tx, await insertReading(tx, actor), storedReading, { state: 'open', found, open: questions.length })
  }
}

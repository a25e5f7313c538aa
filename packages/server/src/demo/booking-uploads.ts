import type { EmployeeActor } from '../kernel/access/actor.ts'
import { sheetOfRows } from '../kernel/sheet/sheets.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { insertUpload, keepBooked, noteFacts, readNotes } from '../modules/booking/index.ts'
import { demoCompanies } from './accounts.ts'
import { dayText } from '../kernel/database/day-range.ts'

const day = 86_400_000
const chinaDay = (at: number) => new Date(at + day / 3).toISOString().slice(0, 10)

interface BookedRow {
  readonly id: number
  readonly code: string
  readonly pol: string
  readonly pod: string
  readonly etd: string
  readonly boxes: string
  readonly goods: string
  readonly packages: string
  readonly weight: string
  readonly volume: string
}
const booked = `select t.id, t.code, p.name_zh as pol, d.name_zh as pod, ${dayText('t.etd')} as etd, t.box_summary as boxes,
    t.cargo -> 0 ->> 'NameEn' as goods, t.packages::text, t.weight::text, t.volume::text
  from booking t join m_port p on p.code = t.pol_code and p.company_id is null join m_port d on d.code = t.pod_code and d.company_id is null
  where t.company_id = $1 and t.operator_id is not null and t.source = 'online' order by t.id desc limit 3`

const noteOf = ({ pol, pod, etd, boxes, goods, packages, weight, volume }: BookedRow) =>
  [
    '出口货物订舱委托书',
    `装货港：${pol}`,
    `目的港：${pod}`,
    `开船日：${etd}`,
    `箱型箱量：${boxes}`,
    `品名：${goods}`,
    `件数：${packages} CARTONS`,
    `毛重：${weight} KGS`,
    `体积：${volume} CBM`,
    '运费预付',
  ].join('\n')

/** A note that is not booked yet: an ambiguous day, a box without its type, and a sentence for people. */
const openNote = (etd: string) =>
  `托运人：NINGBO YUANFAN IMPORT AND EXPORT CO.,LTD
装货港：宁波
目的港：鹿特丹
开船日：${etd}
箱型箱量：1X40
品名：LED LAMPS
件数：1200 CARTONS
毛重：9600 KGS
体积：58 CBM
联系人：沈佳怡
电话：13800000000
麻烦尽量安排白班装箱`

const headings = ['客户单号', '装货港', '卸货港', '开船日', '箱型箱量', '品名', '件数', '毛重', '体积']
const listRows = (etd: string): readonly string[][] => [
  ['YF-2612-01', '宁波', '洛杉矶', etd, '2*40HQ', 'WOODEN FURNITURE', '860', '18600 KGS', '132.5 CBM'],
  ['YF-2612-02', '宁波', '汉堡', etd, '1*40HQ', 'LED LAMPS', '1200', '9600 KGS', '58 CBM'],
  ['YF-2612-03', '上海', '鹿特丹', etd, '1*40', 'GARDEN TOOLS', '640', '12.5', '48 CBM'],
]

/** Notes and lists of the first customer: some are booked, the others wait for him. */
export async function seedBookingUploads(tx: Queryable, now: Date): Promise<void> {
  const [person] = await tx.query<{ companyId: number; employeeId: number }>(
    `select e.company_id as "companyId", e.id as "employeeId" from employee e join app_user u on u.id = e.user_id
      join company c on c.id = e.company_id where c.code = $1 and u.account = 'customer'`,
    [demoCompanies.customerA.code],
  )
  if (!person) return
  // nobody signs in for a demo: what is read here depends on the company alone
  const actor = { ...person, companyKind: 'customer' } as unknown as EmployeeActor
  const facts = await noteFacts(tx, actor, chinaDay(now.getTime()))
  const keepText = (text: string, name = '粘贴的托书') =>
    insertUpload(tx, person, {
      kind: 'note',
      name,
      format: '',
      fileId: null,
      text,
      reading: readNotes({ text, pointed: [], facts }).reading,
    })
  const keepList = (name: string, rows: readonly (readonly string[])[]) => {
    const allRows = [headings, ...rows].map((row) => [...row])
    const table = sheetOfRows(allRows)
    const text = allRows.map((row) => row.join(',')).join('\r\n')
    const { reading } = readNotes({ kind: 'orders', table, facts })
    return insertUpload(tx, person, { kind: 'orders', name, format: 'csv', fileId: null, text, reading })
  }
  const [first, ...others] = await tx.query<BookedRow>(booked, [person.companyId])
  if (first) await keepBooked(tx, person, await keepText(noteOf(first)), { 0: { id: first.id, code: first.code } })
  if (others.length > 0) {
    const rows = others.map((one, at) => [
      `YF-2611-0${at + 1}`,
      one.pol,
      one.pod,
      one.etd,
      one.boxes.replaceAll(',', '+'),
      one.goods,
      one.packages,
      `${one.weight} KGS`,
      `${one.volume} CBM`,
    ])
    const bookedRows = Object.fromEntries(others.map(({ id, code }, at) => [at + 2, { id, code }]))
    await keepBooked(tx, person, await keepList('远帆11月下旬委托清单.csv', rows), bookedRows)
  }
  await tx.query(`update booking set source = 'upload' where id = any($1)`, [[first, ...others].flatMap((one) => (one ? [one.id] : []))])
  await keepText(openNote('03/04/2027'))
  await keepList('远帆12月委托清单.csv', listRows(chinaDay(now.getTime() + 21 * day)))
}

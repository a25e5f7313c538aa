import { creditCheckDigit, type ApplicationFields, type ApplicationState } from '@jst/contracts/company'
import type { Queryable } from '../kernel/database/database.ts'
import { applicationsInDemo } from '../modules/company/index.ts'
import { demoCompanies } from './accounts.ts'
import { seedSignIns } from './sign-ins.ts'
import { seedStaff } from './staff.ts'

const { addEvent, foundCompany, insertApplication } = applicationsInDemo

interface Joining {
  readonly state: ApplicationState
  readonly kind: ApplicationFields['Kind']
  readonly name: string
  /** First 17 digits of an invented credit code. */
  readonly code: string
  readonly city: string
  readonly address: string
  readonly legalPerson: string
  /** Sign-in name and name of the person who applied. */
  readonly person: readonly [account: string, name: string]
  readonly daysAgo: number
  readonly remarks?: string
}

const joinings: readonly Joining[] = [
  {
    state: 'APPROVED',
    kind: 'customer',
    name: '宁波海纳国际贸易有限公司',
    code: '91330206MA2H1XQ90',
    city: '宁波',
    address: '北仑区明州路 216 号',
    legalPerson: '方建国',
    person: ['haina', '方海燕'],
    daysAgo: 62,
  },
  {
    state: 'APPROVED',
    kind: 'customer',
    name: '义乌市同乐日用品有限公司',
    code: '91330782MA29LPT46',
    city: '义乌',
    address: '稠江街道国贸大道 88 号',
    legalPerson: '陈同乐',
    person: ['tongle', '陈晓雯'],
    daysAgo: 41,
  },
  {
    state: 'APPROVED',
    kind: 'provider',
    name: '青岛蓝湾集装箱服务有限公司',
    code: '91370211MA3RC8D27',
    city: '青岛',
    address: '黄岛区前湾港路 36 号',
    legalPerson: '于海波',
    person: ['lanwan', '于淼'],
    daysAgo: 35,
  },
  {
    state: 'FROZEN',
    kind: 'provider',
    name: '厦门鹭港船舶代理有限公司',
    code: '91350205MA8TQ1F63',
    city: '厦门',
    address: '海沧区钟林路 12 号',
    legalPerson: '林鹭生',
    person: ['lugang', '林可'],
    daysAgo: 90,
    remarks: '营业执照已被列入经营异常名录，核实前暂停使用',
  },
  {
    state: 'SUBMITTED',
    kind: 'customer',
    name: '嘉兴宏图家具有限公司',
    code: '91330402MA2CUK785',
    city: '嘉兴',
    address: '南湖区凌公塘路 1055 号',
    legalPerson: '沈宏图',
    person: ['hongtu', '沈洁'],
    daysAgo: 1,
  },
  {
    state: 'SUBMITTED',
    kind: 'customer',
    name: '宁波远帆进出口集团有限公司',
    code: '91330203MA2AJD6H1',
    city: '宁波',
    address: '海曙区和义路 77 号',
    legalPerson: '黄志帆',
    person: ['yuanfanjt', '黄佳'],
    daysAgo: 2,
  },
  {
    state: 'SUBMITTED',
    kind: 'operator',
    name: '深圳前海港通国际货运代理有限公司',
    code: '91440300MA5FRN9L4',
    city: '深圳',
    address: '前海深港合作区前湾一路 1 号',
    legalPerson: '梁港生',
    person: ['gangtong', '梁慧敏'],
    daysAgo: 1,
  },
  {
    state: 'SUPPLEMENT',
    kind: 'customer',
    name: '无锡德信机械制造有限公司',
    code: '91320211MA1WQ2E58',
    city: '无锡',
    address: '滨湖区胡埭工业园联合路 20 号',
    legalPerson: '钱德信',
    person: ['dexin', '钱莉'],
    daysAgo: 4,
    remarks: '营业执照照片反光，看不清注册号，请重新上传',
  },
  {
    state: 'REJECTED',
    kind: 'operator',
    name: '广州南沙快运货运代理有限公司',
    code: '91440115MA9W3GB72',
    city: '广州',
    address: '南沙区港前大道南 162 号',
    legalPerson: '何永强',
    person: ['nansha', '何嘉欣'],
    daysAgo: 9,
    remarks: '经营范围不含国际货运代理，暂不符合入驻条件',
  },
  {
    state: 'DRAFT',
    kind: 'customer',
    name: '绍兴柯桥锦绣纺织品有限公司',
    code: '91330621MA2JTN350',
    city: '绍兴',
    address: '',
    legalPerson: '章锦绣',
    person: ['jinxiu', '章悦'],
    daysAgo: 0,
  },
]
/** Credit codes of the companies that were there before joining was. */
const older: Readonly<Record<string, { code: string; city: string; address: string }>> = {
  [demoCompanies.operator.code]: { code: '91310109MA1G5K2T8', city: '上海', address: '虹口区东大名路 908 号' },
  [demoCompanies.customerA.code]: { code: '91330201MA282WK36', city: '宁波', address: '鄞州区和济街 180 号' },
  [demoCompanies.customerB.code]: { code: '91320505MA1P7N4R9', city: '苏州', address: '高新区竹园路 209 号' },
  [demoCompanies.fleet.code]: { code: '91310115MA1K4SD71', city: '上海', address: '浦东新区临港港辉路 66 号' },
  [demoCompanies.provider.code]: { code: '91310115MA1H8YU05', city: '上海', address: '浦东新区杨高北路 528 号' },
}

const wholeCode = (first17: string) => first17 + creditCheckDigit(first17)
/** Every demo company that came by joining. */
export const joinedCodes = joinings.map(({ code }) => wholeCode(code))

const stamp = `update company_application set state = $2, operator_id = $3, operator_name = $4, company_id = $5, remarks = $6, auditor_name = $7,
  create_time = $8::timestamptz, submit_time = case when $2 = 'DRAFT' then null else $8::timestamptz + interval '20 minutes' end,
  audit_time = case when $7 = '' then null else $8::timestamptz + interval '5 hours' end where id = $1`

/** Companies in every state of joining, each with the person who applied, and more colleagues for those who work here. */
export async function seedCompanies(tx: Queryable, now: Date, hash: string): Promise<void> {
  for (const [code, facts] of Object.entries(older))
    await tx.query('update company set credit_code = $2, city = $3, address = $4 where code = $1', [
      code,
      wholeCode(facts.code),
      facts.city,
      facts.address,
    ])
  await tx.query('call adopt_staff()')
  const [operator] = await tx.query<{ id: number; name: string }>('select id, name from company where code = $1', [
    demoCompanies.operator.code,
  ])
  for (const [index, joining] of joinings.entries()) await seedJoining(tx, now, hash, joining, index, operator!)
  await seedStaff(tx, now, hash)
  await seedSignIns(tx, now)
}

async function seedJoining(
  tx: Queryable,
  now: Date,
  hash: string,
  { state, kind, name, code, city, address, legalPerson, person: [account, personName], daysAgo, remarks = '' }: Joining,
  index: number,
  operator: { id: number; name: string },
): Promise<void> {
  const mobile = `139${String(20_000_000 + index * 6_131)}`
  const [user] = await tx.query<{ id: number }>(
    'insert into app_user (account, name, mobile, mobile_verified_at, password_hash) values ($1, $2, $3, now(), $4) returning id',
    [account, personName, mobile, hash],
  )
  const fields: ApplicationFields = {
    Kind: kind,
    Name: name,
    CreditCode: wholeCode(code),
    LegalPerson: legalPerson,
    ContactName: personName,
    ContactMobile: mobile,
    ContactEmail: `${account}@example.com`,
    City: city,
    Address: address,
    Referrer: '',
    InviteCode: '',
  }
  const id = await insertApplication(tx, { userId: user!.id, userName: personName, mobile }, fields)
  const decides = kind === 'operator' || state === 'DRAFT' ? undefined : operator
  const founds = state === 'APPROVED' || state === 'FROZEN'
  const company = founds
    ? await foundCompany(tx, { fields, operatorId: decides?.id ?? null, administrator: { userId: user!.id, name: personName, mobile } })
    : undefined
  if (state === 'FROZEN') await tx.query('update company set disabled = true where id = $1', [company!.companyId])
  const auditor = state === 'DRAFT' || state === 'SUBMITTED' ? '' : kind === 'operator' ? '周海平' : '郑国栋'
  const since = new Date(now.getTime() - (daysAgo * 24 + 3) * 3_600_000).toISOString()
  await tx.query(stamp, [id, state, decides?.id ?? null, decides?.name ?? '', company?.companyId ?? null, remarks, auditor, since])
  if (state === 'DRAFT') return
  await addEvent(tx, id, 'SUBMITTED', personName)
  if (founds) await addEvent(tx, id, 'APPROVED', auditor)
  if (state !== 'SUBMITTED' && state !== 'APPROVED') await addEvent(tx, id, state, auditor, remarks)
  await tx.query(
    `update company_application_event e set create_time = $2::timestamptz + make_interval(mins => 20 + 130 * (select count(*)
      from company_application_event o where o.application_id = $1 and o.id < e.id)::int)
     where application_id = $1`,
    [id, since],
  )
}

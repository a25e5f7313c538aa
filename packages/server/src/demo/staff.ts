import type { Queryable } from '../kernel/database/database.ts'
import { demoCompanies } from './accounts.ts'

type Person = readonly [account: string, name: string, department: string, post: string]

/** Colleagues of the operator. Their role is the one that only reads. */
const colleagues: readonly Person[] = [
  ['zhanglei', '张蕾', '出口单证组', '单证主管'],
  ['liuyang', '刘洋', '出口单证组', '单证员'],
  ['xumeng', '徐梦', '进口单证组', '单证员'],
  ['gaojun', '高俊', '华东销售组', '销售经理'],
  ['tangyi', '唐艺', '华东销售组', '销售'],
  ['luoxin', '罗欣', '华南销售组', '销售'],
  ['songkai', '宋凯', '操作部', '订舱操作'],
  ['fengjie', '冯洁', '操作部', '现场操作'],
  ['pengbo', '彭博', '商务部', '运价专员'],
  ['hanxue', '韩雪', '财务部', '结算会计'],
]
const groups: readonly (readonly [name: string, under: string])[] = [
  ['出口单证组', '单证部'],
  ['进口单证组', '单证部'],
  ['华东销售组', '销售部'],
  ['华南销售组', '销售部'],
]
/** Colleagues of a customer, below its own administrator. */
const customers: readonly Person[] = [
  ['haina-lin', '林小满', '船务部', '船务主管'],
  ['haina-wu', '吴桐', '船务部', '船务'],
  ['haina-ye', '叶青', '采购部', '采购'],
  ['haina-cai', '蔡明', '财务部', '会计'],
  ['haina-ding', '丁一', '采购部', '采购助理'],
]
/** People who wait for an answer: of a customer, and of the operator. */
const newcomers = [
  { account: 'zhouxu', name: '周旭', mobile: '13920007788', reason: '新到职的船务专员，工号 HN-0231，由林小满介绍', joins: 'customer' },
  { account: 'dongyi', name: '董一', mobile: '13920007799', reason: '单证部新同事，下周一到岗，由张蕾介绍', joins: 'operator' },
] as const

const companyId = async (tx: Queryable, condition: string, value: string): Promise<number> => {
  const [row] = await tx.query<{ id: number }>(`select id from company where ${condition} = $1`, [value])
  return row!.id
}

async function addDepartments(
  tx: Queryable,
  company: number,
  names: readonly (readonly [name: string, under: string | null])[],
): Promise<void> {
  for (const [name, under] of names)
    await tx.query(
      `insert into department (company_id, operator_id, parent_id, name) select c.id, c.operator_id, (select d.id from department d
        where d.company_id = c.id and d.name = $3), $2
       from company c where c.id = $1 on conflict do nothing`,
      [company, name, under],
    )
}

async function addPeople(
  tx: Queryable,
  company: number,
  role: string,
  people: readonly Person[],
  hash: string,
  first: number,
  now: Date,
): Promise<void> {
  for (const [index, [account, name, department, post]] of people.entries()) {
    const mobile = `137${String(30_000_000 + (first + index) * 5_003)}`
    const [user] = await tx.query<{ id: number }>(
      'insert into app_user (account, name, mobile, password_hash, managed_by) values ($1, $2, $3, $4, $5) returning id',
      [account, name, mobile, hash, company],
    )
    const seen = new Date(now.getTime() - (index * 29 + 5) * 3_600_000).toISOString()
    const [employee] = await tx.query<{ id: number }>(
      `insert into employee (company_id, operator_id, user_id, name, department_id, department, post, mobile, email, is_default, last_sign_in)
       select d.company_id, d.operator_id, $2, $3, d.id, d.name, $5, $6, $7, true, $8 from department d where d.company_id = $1 and d.name = $4
        returning id`,
      [company, user!.id, name, department, post, mobile, `${account}@example.com`, seen],
    )
    await tx.query('insert into employee_role (employee_id, role_id) select $1, id from role where company_id = $2 and name = $3', [
      employee!.id,
      company,
      role,
    ])
  }
}

/** Departments, colleagues, and wishes to join that wait. */
export async function seedStaff(tx: Queryable, now: Date, hash: string): Promise<void> {
  const operator = await companyId(tx, 'code', demoCompanies.operator.code)
  await addDepartments(tx, operator, groups)
  await addPeople(tx, operator, '业务人员', colleagues, hash, 0, now)
  const customer = await companyId(tx, 'name', '宁波海纳国际贸易有限公司')
  await addDepartments(
    tx,
    customer,
    ['船务部', '采购部', '财务部'].map((name) => [name, null]),
  )
  await tx.query(
    `insert into role (company_id, operator_id, name, data_scope) select id, operator_id, '客户操作员', 'company' from company where id = $1`,
    [customer],
  )
  await tx.query(
    `insert into role_menu (role_id, menu_id, buttons) select held.id, rm.menu_id, rm.buttons from role held, role_menu rm
      join role r on r.id = rm.role_id join company c on c.id = r.company_id
     where held.company_id = $1 and held.name = '客户操作员' and c.code = $2 and r.name = '客户操作员'`,
    [customer, demoCompanies.customerA.code],
  )
  await addPeople(tx, customer, '客户操作员', customers, hash, colleagues.length, now)
  for (const { account, name, mobile, reason, joins } of newcomers) {
    const [user] = await tx.query<{ id: number }>(
      'insert into app_user (account, name, mobile, mobile_verified_at, password_hash) values ($1, $2, $3, now(), $4) returning id',
      [account, name, mobile, hash],
    )
    await tx.query('insert into company_bind (user_id, target_id, person_name, person_mobile, reason) values ($1, $2, $3, $4, $5)', [
      user!.id,
      joins === 'customer' ? customer : operator,
      name,
      mobile,
      reason,
    ])
  }
}

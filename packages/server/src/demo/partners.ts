import { creditCheckDigit } from '@jst/contracts/company'
import { customer, customerStates, provider, type PartnerKind } from '@jst/contracts/partner'
import { wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database.ts'

/** `linked`: name of the registered company. Credit codes are invented, but for those of companies that joined. */
interface Partner {
  readonly name: string
  readonly abbr: string
  readonly kinds: readonly string[]
  readonly level: '' | 'A' | 'B' | 'C' | 'D'
  readonly region: string
  readonly lanes: readonly string[]
  readonly state: keyof typeof customerStates.states
  readonly contact: readonly [name: string, title: string, mobile: string, email: string]
  /** Account of whoever sells to it, or buys from it. */
  readonly owner: string
  readonly linked?: boolean
  readonly credit?: readonly [limit: number, days: number, gate: 'warn' | 'approve' | 'block']
}

const customers: readonly Partner[] = [
  {
    name: '宁波远帆进出口有限公司',
    abbr: '远帆',
    kinds: ['trader'],
    level: 'A',
    region: '宁波',
    lanes: ['USW', 'EUR'],
    state: 'active',
    contact: ['沈佳怡', '船务经理', '13858201122', 'shenjy@yuanfan-trade.example'],
    owner: 'sales',
    linked: true,
    credit: [800_000, 45, 'approve'],
  },
  {
    name: '苏州恒泽机电有限公司',
    abbr: '恒泽机电',
    kinds: ['direct', 'factory'],
    level: 'A',
    region: '苏州',
    lanes: ['EUR', 'SEA'],
    state: 'active',
    contact: ['何俊杰', '物流主管', '13862110345', 'hejj@hengze.example'],
    owner: 'sales',
    linked: true,
    credit: [500_000, 30, 'warn'],
  },
  {
    name: '宁波海纳国际贸易有限公司',
    abbr: '海纳',
    kinds: ['trader'],
    level: 'B',
    region: '宁波',
    lanes: ['USW'],
    state: 'active',
    contact: ['林小满', '船务主管', '13957430019', 'linxm@haina-intl.example'],
    owner: 'gaojun',
    linked: true,
    credit: [300_000, 30, 'approve'],
  },
  {
    name: '义乌市同乐日用品有限公司',
    abbr: '同乐',
    kinds: ['ecommerce', 'trader'],
    level: 'B',
    region: '义乌',
    lanes: ['USW', 'SEA'],
    state: 'active',
    contact: ['陈晓雯', '外贸经理', '13625790088', 'chenxw@tongle.example'],
    owner: 'tangyi',
    linked: true,
    credit: [150_000, 15, 'block'],
  },
  {
    name: '宁波远帆进出口集团有限公司',
    abbr: '远帆集团',
    kinds: ['trader'],
    level: '',
    region: '宁波',
    lanes: [],
    state: 'potential',
    contact: ['黄佳', '行政', '13600574411', 'huangjia@yuanfan-trade.example'],
    owner: 'tangyi',
  },
  {
    name: '嘉兴宏图家具有限公司',
    abbr: '宏图家具',
    kinds: ['factory'],
    level: 'C',
    region: '嘉兴',
    lanes: ['USW'],
    state: 'potential',
    contact: ['沈洁', '外贸部', '13758320166', 'shenjie@hongtu-home.example'],
    owner: 'gaojun',
  },
  {
    name: '无锡德信机械制造有限公司',
    abbr: '德信机械',
    kinds: ['factory', 'direct'],
    level: 'C',
    region: '无锡',
    lanes: ['SEA'],
    state: 'potential',
    contact: ['钱莉', '采购物流', '13961788520', 'qianli@dexin-mach.example'],
    owner: 'tangyi',
  },
  {
    name: '上海明盛化工有限公司',
    abbr: '明盛化工',
    kinds: ['direct'],
    level: 'B',
    region: '上海',
    lanes: ['EUR'],
    state: 'active',
    contact: ['邹强', '物流经理', '13701866204', 'zouq@mingsheng-chem.example'],
    owner: 'sales',
    credit: [200_000, 30, 'warn'],
  },
  {
    name: '昆山博远电子有限公司',
    abbr: '博远电子',
    kinds: ['factory'],
    level: 'B',
    region: '昆山',
    lanes: ['USW', 'JPK'],
    state: 'active',
    contact: ['孔令辉', '关务主管', '13814990237', 'konglh@boyuan-el.example'],
    owner: 'gaojun',
    credit: [260_000, 30, 'approve'],
  },
  {
    name: '绍兴锦绣纺织品有限公司',
    abbr: '锦绣纺织',
    kinds: ['trader', 'factory'],
    level: 'A',
    region: '绍兴',
    lanes: ['EUR', 'USE'],
    state: 'active',
    contact: ['章美玲', '单证主管', '13967521108', 'zhangml@jinxiu-tex.example'],
    owner: 'tangyi',
    credit: [420_000, 45, 'approve'],
  },
  {
    name: '杭州云杉户外用品有限公司',
    abbr: '云杉户外',
    kinds: ['ecommerce'],
    level: 'B',
    region: '杭州',
    lanes: ['USW'],
    state: 'active',
    contact: ['许诺', '供应链', '13588702213', 'xunuo@yunshan-out.example'],
    owner: 'sales',
  },
  {
    name: '常州瑞丰农机有限公司',
    abbr: '瑞丰农机',
    kinds: ['factory'],
    level: 'C',
    region: '常州',
    lanes: ['SEA', 'IND'],
    state: 'active',
    contact: ['蒋勇', '出口部', '13775290412', 'jiangy@ruifeng-agri.example'],
    owner: 'gaojun',
  },
  {
    name: '温州华鞋实业有限公司',
    abbr: '华鞋',
    kinds: ['factory', 'trader'],
    level: 'C',
    region: '温州',
    lanes: ['EUR'],
    state: 'dormant',
    contact: ['叶小燕', '外贸', '13868330951', 'yexy@huaxie.example'],
    owner: 'tangyi',
  },
  {
    name: '南通蓝印家纺有限公司',
    abbr: '蓝印家纺',
    kinds: ['factory'],
    level: 'B',
    region: '南通',
    lanes: ['USE', 'USW'],
    state: 'active',
    contact: ['顾晨', '船务', '13962970355', 'guchen@lanyin-tex.example'],
    owner: 'sales',
    credit: [180_000, 30, 'warn'],
  },
  {
    name: '上海汇通国际物流有限公司',
    abbr: '汇通物流',
    kinds: ['forwarder'],
    level: 'B',
    region: '上海',
    lanes: ['EUR', 'USW', 'SEA'],
    state: 'active',
    contact: ['马丽', '操作主管', '13816550920', 'mali@huitong-log.example'],
    owner: 'gaojun',
  },
  {
    name: '宁波百川五金工具有限公司',
    abbr: '百川五金',
    kinds: ['factory'],
    level: 'C',
    region: '宁波',
    lanes: ['USE'],
    state: 'dormant',
    contact: ['俞波', '总经理', '13906680127', 'yubo@baichuan-tools.example'],
    owner: 'tangyi',
  },
  {
    name: '金华晨光玩具有限公司',
    abbr: '晨光玩具',
    kinds: ['factory', 'ecommerce'],
    level: 'C',
    region: '金华',
    lanes: ['EUR'],
    state: 'potential',
    contact: ['楼晓', '外贸', '13516920433', 'louxiao@chenguang-toy.example'],
    owner: 'sales',
  },
  {
    name: '徐州天工建材有限公司',
    abbr: '天工建材',
    kinds: ['factory'],
    level: 'D',
    region: '徐州',
    lanes: ['IND'],
    state: 'stopped',
    contact: ['孟凡', '销售', '13852180640', 'mengfan@tiangong.example'],
    owner: 'gaojun',
  },
  {
    name: '上海亿达贸易商行',
    abbr: '亿达',
    kinds: ['trader'],
    level: 'D',
    region: '上海',
    lanes: [],
    state: 'blacklisted',
    contact: ['倪亮', '负责人', '13601729903', 'niliang@yida-trade.example'],
    owner: 'sales',
  },
]

const providers: readonly Partner[] = [
  {
    name: '上海瀚洋船务有限公司',
    abbr: '瀚洋',
    kinds: ['agent'],
    level: 'A',
    region: '上海',
    lanes: ['USW', 'EUR'],
    state: 'active',
    contact: ['马晓东', '订舱经理', '13761220018', 'maxd@hanyang-ship.example'],
    owner: 'pricing',
    linked: true,
  },
  {
    name: '青岛蓝湾集装箱服务有限公司',
    abbr: '蓝湾',
    kinds: ['warehouse', 'truck'],
    level: 'B',
    region: '青岛',
    lanes: [],
    state: 'active',
    contact: ['于淼', '客服经理', '13869800145', 'yumiao@lanwan-cntr.example'],
    owner: 'ops',
    linked: true,
  },
  {
    name: '厦门鹭港船舶代理有限公司',
    abbr: '鹭港船代',
    kinds: ['agent'],
    level: 'D',
    region: '厦门',
    lanes: ['SEA'],
    state: 'stopped',
    contact: ['林可', '业务', '13599540267', 'linke@lugang.example'],
    owner: 'pricing',
  },
  {
    name: '中远海运集装箱运输有限公司',
    abbr: '中远海运集运',
    kinds: ['carrier'],
    level: 'A',
    region: '上海',
    lanes: ['USW', 'EUR', 'SEA'],
    state: 'active',
    contact: ['订舱中心', '', '', 'booking@cosco-sample.example'],
    owner: 'pricing',
  },
  {
    name: '东方海外货柜航运（中国）有限公司',
    abbr: '东方海外',
    kinds: ['carrier'],
    level: 'A',
    region: '上海',
    lanes: ['USW', 'EUR'],
    state: 'active',
    contact: ['客户服务', '', '', 'booking@oocl-sample.example'],
    owner: 'pricing',
  },
  {
    name: '上海顺达集装箱运输有限公司',
    abbr: '顺达车队',
    kinds: ['truck'],
    level: 'B',
    region: '上海',
    lanes: [],
    state: 'active',
    contact: ['龚师傅', '调度', '13917780214', 'diaodu@shunda-truck.example'],
    owner: 'ops',
  },
  {
    name: '宁波甬通报关服务有限公司',
    abbr: '甬通报关',
    kinds: ['customs'],
    level: 'B',
    region: '宁波',
    lanes: [],
    state: 'active',
    contact: ['应燕', '报关主管', '13586720336', 'yingyan@yongtong-cus.example'],
    owner: 'ops',
  },
  {
    name: '上海洋山联合仓储有限公司',
    abbr: '洋山联仓',
    kinds: ['warehouse'],
    level: 'B',
    region: '上海',
    lanes: [],
    state: 'active',
    contact: ['褚平', '仓库经理', '13661540078', 'chuping@ys-depot.example'],
    owner: 'ops',
  },
  {
    name: 'Pacific Gate Logistics Inc.',
    abbr: 'PGL',
    kinds: ['overseas'],
    level: 'A',
    region: 'Los Angeles',
    lanes: ['USW'],
    state: 'active',
    contact: ['Maria Lopez', 'Import manager', '+1 310 555 0142', 'mlopez@pgl-sample.example'],
    owner: 'pricing',
  },
  {
    name: '广州南沙快运货运代理有限公司',
    abbr: '南沙快运',
    kinds: ['agent', 'truck'],
    level: '',
    region: '广州',
    lanes: ['SEA'],
    state: 'potential',
    contact: ['何嘉欣', '业务经理', '13822110958', 'hejx@nansha-exp.example'],
    owner: 'pricing',
  },
]

const tables = { customer: [customers, customer], provider: [providers, provider] } as const

/** Customers and providers of the operator, those among them that have joined tied to their companies, and whoever looks after them. */
export async function seedPartners(tx: Queryable, operatorId: number, now: Date): Promise<void> {
  for (const kind of ['customer', 'provider'] as const) {
    const [rows, entity] = tables[kind]
    for (const [at, partner] of rows.entries()) {
      const id = await addPartner(tx, kind, operatorId, partner, at, wordsOf(entity, { NameZh: partner.name, Abbr: partner.abbr }), now)
      await addContact(tx, kind, operatorId, id, partner)
      await addStaff(tx, kind, operatorId, id, partner)
      await addStory(tx, kind, operatorId, id, partner, now)
    }
  }
  await addHandover(tx, operatorId)
}

const insert = (
  kind: PartnerKind,
) => `insert into ${kind} (company_id, code, name_zh, abbr, credit_code, kinds, level, lanes, region, linked_id, state, state_since,
    create_id, create_time, update_time, search, pinyin, initials)
  select $1, $2, $3, $4, coalesce(nullif(c.credit_code, ''), $5), $6, $7, $8, $9, c.id, $10, $11, e.id, $12, $12, $13, $14, $15
  from (select 1) one left join company c on c.name = $3 and c.operator_id = $1 and $16
    left join employee e on e.company_id = $1 and e.user_id = (select u.id from app_user u where u.account = $17) returning id`

async function addPartner(
  tx: Queryable,
  kind: PartnerKind,
  operatorId: number,
  { name, abbr, kinds, level, lanes, region, state, owner, linked = false, credit }: Partner,
  at: number,
  words: { search: string; pinyin: string; initials: string },
  now: Date,
): Promise<number> {
  const code = `${kind === 'customer' ? 'KH' : 'GYS'}26${String(1 + Math.floor(at / 3)).padStart(2, '0')}${String(at + 1).padStart(4, '0')}`
  const since = new Date(now.getTime() - (20 + at * 13) * 86_400_000).toISOString()
  const first17 = `9131${kind === 'customer' ? '0' : '1'}000MA1K${String(at + 10).padStart(4, '0')}X`.slice(0, 17)
  const [row] = await tx.query<{ id: number }>(insert(kind), [
    operatorId,
    code,
    name,
    abbr,
    /[a-z]/.test(name) ? '' : first17 + creditCheckDigit(first17),
    kinds,
    level,
    lanes,
    region,
    customerStates.states[state].code,
    since,
    since,
    words.search,
    words.pinyin,
    words.initials,
    linked,
    owner,
  ])
  if (credit)
    await tx.query('update customer set credit_limit = $2, credit_days = $3, credit_gate = $4 where id = $1', [row!.id, ...credit])
  return row!.id
}

const addContact = (tx: Queryable, kind: PartnerKind, operatorId: number, id: number, { contact: [name, title, mobile, email] }: Partner) =>
  tx.query(
    `insert into partner_contact (kind, subject_id, company_id, name, main, roles, title, mobile, email)
      values ($1, $2, $3, $4, true, '{booking}', $5, $6, $7)`,
    [kind, id, operatorId, name, title, mobile, email],
  )

/** Whoever sells to it, and the clerks who always work for customers in use. */
async function addStaff(tx: Queryable, kind: PartnerKind, operatorId: number, id: number, { owner, state }: Partner): Promise<void> {
  const working =
    state === 'active' && kind === 'customer'
      ? ([
          ['operation', 'ops'],
          ['document', 'doc'],
        ] as const)
      : []
  for (const [duty, account] of [['sales', owner], ...working] as const)
    await tx.query(
      `insert into partner_staff (kind, subject_id, company_id, duty, employee_id)
        select $1, $2, $3, $4, e.id from employee e join app_user u on u.id = e.user_id where e.company_id = $3 and u.account = $5`,
      [kind, id, operatorId, duty, account],
    )
}

/** What was done and said: the beginning, and a note by the one who looks after it. */
async function addStory(
  tx: Queryable,
  kind: PartnerKind,
  operatorId: number,
  id: number,
  { owner, state, abbr }: Partner,
  now: Date,
): Promise<void> {
  const said =
    state === 'potential'
      ? `已电话联系 ${abbr}，对方在比较三家货代，约下周拜访。`
      : state === 'active'
        ? `${abbr} 本季度货量平稳，旺季舱位需要提前两周锁定。`
        : `${abbr} 近期没有出货，暂不主动联系。`
  const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString()
  for (const [event, words, at] of [
    ['created', '', day(40)],
    ['comment', said, day(6)],
  ] as const)
    await tx.query(
      `insert into document_entry (kind, subject_id, company_id, audience, at, event, author_id, author_name, author_company, words)
        select $1, $2, $3, 'internal', $6, $4, e.id, e.name, c.name, $5 from employee e join app_user u on u.id = e.user_id join company c on c.id = $3
        where e.company_id = $3 and u.account = $7`,
      [kind, id, operatorId, event, words, at, owner],
    )
}

/** One handover that has been done: the customers of somebody who moved to another group. */
const addHandover = (tx: Queryable, operatorId: number) =>
  tx.query(
    `insert into partner_handover (company_id, from_id, to_id, by_id, items)
      select $1, f.id, t.id, b.id, coalesce((select jsonb_agg(jsonb_build_object('staffId', s.id, 'kind', s.kind, 'subjectId', s.subject_id, 'duty', s.duty,
        'lane', s.lane_code, 'dropped', false)) from (select * from partner_staff where employee_id = t.id and duty = 'sales' order by id limit 2) s), '[]')
      from employee f, employee t, employee b
      where f.company_id = $1 and f.user_id = (select id from app_user where account = 'luoxin')
        and t.company_id = $1 and t.user_id = (select id from app_user where account = 'tangyi')
        and b.company_id = $1 and b.user_id = (select id from app_user where account = 'boss')`,
    [operatorId],
  )

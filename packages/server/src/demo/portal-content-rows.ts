import type { EntityValues } from '@jst/contracts/entity'
import { richOf, type LiveKind } from '@jst/contracts/portal'

/** A content of the demo: its values, how it stands, and the days from now of its publication and its end. */
export interface DemoContent {
  readonly kind: LiveKind
  readonly values: EntityValues
  readonly state?: 'draft' | 'scheduled' | 'offline'
  /** Published since that many days; negative: it will be. */
  readonly ago?: number
  /** Days from now of dates that the kind has besides. */
  readonly dates?: Readonly<Record<string, number>>
  /** File of a download: lines of its table. */
  readonly file?: { readonly name: string; readonly lines: string }
}

/** Paragraphs; `## ` begins a heading, `- ` an entry of a list, `| ` a row of a table. */
function richBlocks(text: string): string {
  const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
  const content: { type: string; content?: unknown[]; attrs?: unknown }[] = []
  const into = (type: string, node: unknown) => {
    const last = content.at(-1)
    if (last?.type === type) last.content!.push(node)
    else content.push({ type, content: [node] })
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('## ')) content.push({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: line.slice(3) }] })
    else if (line.startsWith('- ')) into('bulletList', { type: 'listItem', content: [paragraph(line.slice(2))] })
    else if (line.startsWith('| ')) {
      const head = content.at(-1)?.type !== 'table'
      const cells = line.slice(2).split(' | ')
      into('table', {
        type: 'tableRow',
        content: cells.map((cell) => ({ type: head ? 'tableHeader' : 'tableCell', content: [paragraph(cell)] })),
      })
    } else if (line !== '') content.push(paragraph(line))
  }
  return JSON.stringify({ type: 'doc', content })
}

const news = (
  NameZh: string,
  Category: string,
  Summary: string,
  Body: string,
  more: Omit<DemoContent, 'kind' | 'values'>,
): DemoContent => ({
  kind: 'news',
  values: { NameZh, Category, Author: '海捷国际物流', Summary, Body: richBlocks(Body) },
  ...more,
})
/** A letter of a carrier to the forwarder's customers. */
export const letter = (NameZh: string, values: EntityValues, Body: string, ago: number, effective: number): DemoContent => ({
  kind: 'letter',
  values: { NameZh, Body: richBlocks(Body), ...values },
  ago,
  dates: { EffectiveFrom: effective },
})

const newsRows: readonly DemoContent[] = [
  news(
    '美西航线年末旺季舱位安排',
    'company',
    '12 月美西直航每周保留 60 个 40HQ 舱位，建议提前 10 天订舱。',
    '临近年末，美西航线舱位持续偏紧。我司已与主要船公司确认 12 月保舱计划，具体安排如下。\n## 保舱安排\n| 航线 | 班期 | 每周保舱\n| 上海—洛杉矶 | 周三、周六 | 60 × 40HQ\n| 宁波—长滩 | 周五 | 35 × 40HQ\n## 订舱提示\n- 请在截单前 10 天提交订舱委托\n- 危险品、冷藏箱请提前 14 天\n- 临时撤载产生的亏舱费按船公司标准收取',
    { ago: 2 },
  ),
  news(
    '跨太平洋运价周报：现货价小幅回升',
    'market',
    '受空班影响，本周上海至美西现货价环比上涨约 4%。',
    '本周多家船公司在跨太平洋航线安排空班，可用舱位环比减少约 6%。\n- 上海—美西：40HQ 环比上涨约 4%\n- 上海—美东：基本持平\n- 欧洲航线：小幅回落\n预计下周涨势放缓，如有 12 月中旬出运计划，可先锁定舱位。',
    { ago: 4 },
  ),
  news(
    '我司通过年度 NVOCC 资格复核',
    'company',
    '无船承运业务经营者备案年度复核已完成，各项业务照常开展。',
    '海捷国际物流已完成本年度无船承运业务经营者备案复核，提单签发、保证金与相关资质均在有效期内。\n客户可在“关于我们”页面查看资质编号。',
    { ago: 9 },
  ),
  news(
    '洋山四期进港时间调整的操作提示',
    'notice',
    '自本周起洋山四期开港由开航前 7 天改为 6 天，请合理安排进港。',
    '接码头通知，洋山四期出口重箱开港时间调整。\n## 影响\n- 开港：开航前 6 天 00:00\n- 截港：开航前 24 小时，不变\n- 截单（SI）以船公司通知为准\n已安排提前做箱的货物，请与操作联系改期，以免产生堆存费。',
    { ago: 13 },
  ),
  news(
    '红海绕航常态化下的欧线备货建议',
    'industry',
    '欧线绕行好望角，航程增加 10～14 天，建议提前备货。',
    '目前主要船公司的远东—欧洲航线仍绕行好望角，航程较以往增加 10～14 天。\n- 安全库存建议提高两周\n- 急货可考虑海铁联运\n- 合同交期请写明以实际到港为准',
    { ago: 18 },
  ),
  news(
    '电子补料功能上线：在线提交、在线确认样单',
    'company',
    '客户工作台支持在线补料、样单确认与版本比对。',
    '即日起，客户可在工作台提交补料（SI），系统按船公司要求逐项检查，退回修改的内容会直接标出。\n## 可以做什么\n- 从订舱单带入收发通与箱货信息\n- 截单前多次修改，保留每一版\n- 在线确认提单样单',
    { ago: 26 },
  ),
  news(
    '元旦假期值班安排',
    'notice',
    '假期订舱、补料、放单值班电话与时间。',
    '元旦假期我司各口岸安排值班，截单不受影响。\n| 口岸 | 值班时间 | 电话\n| 上海 | 09:00—17:30 | 021-6595 8800\n| 宁波 | 09:00—16:00 | 0574-8788 6600',
    { state: 'scheduled', ago: -12 },
  ),
  news('青岛分公司拓展中亚班列业务', 'company', '', '（待补充首发日期与运价后发布）青岛至阿拉木图班列每周两班，全程约 14 天。', {
    state: 'draft',
  }),
]
const otherRows: readonly DemoContent[] = [
  {
    kind: 'announcement',
    values: {
      NameZh: '旺季提醒：',
      Category: 'bar',
      Summary: '美西、欧线舱位紧张，请提前 10 天提交订舱。',
      Body: richOf('美西、欧线舱位紧张，请提前 10 天提交订舱。'),
    },
    ago: 3,
    dates: { OfflineOn: 25 },
  },
  {
    kind: 'announcement',
    values: {
      NameZh: '关于谨防冒充我司收款的声明',
      Category: 'list',
      Summary: '我司收款账户以合同为准，变更会有加盖公章的书面通知。',
      Body: richOf('近期有人冒用我司名义发送变更收款账户的邮件。\n我司不会以邮件单独通知账户变更，请付款前致电业务员核实。'),
    },
    ago: 15,
  },
  {
    kind: 'job',
    values: {
      NameZh: '海运操作（美线）',
      Department: '操作部',
      City: '上海',
      Headcount: 2,
      Salary: '8k～12k · 13 薪',
      Body: richBlocks(
        '## 岗位职责\n- 负责美线订舱、补料、提单与异常处理\n- 跟进截单、截港与 AMS 申报\n## 任职要求\n- 两年以上海运操作经验\n- 熟悉主要船公司订舱平台',
      ),
    },
    ago: 10,
    dates: { Deadline: 35 },
  },
  {
    kind: 'job',
    values: {
      NameZh: '海外销售',
      Department: '销售部',
      City: '宁波',
      Headcount: 3,
      Salary: '底薪 + 提成',
      Body: richBlocks('## 岗位职责\n- 开发与维护海外代理和直客\n- 完成报价与合同签订\n## 任职要求\n- 英语六级，可独立邮件与电话沟通'),
    },
    ago: 6,
    dates: { Deadline: 50 },
  },
  {
    kind: 'job',
    values: {
      NameZh: '单证专员',
      Department: '单证部',
      City: '上海',
      Headcount: 1,
      Salary: '7k～9k',
      Body: richOf('审核补料与提单样单，核对箱封号、件毛体与 HS 编码。\n细致耐心，有单证经验优先。'),
    },
    state: 'offline',
  },
  ...(
    [
      ['sea', '海运整箱与拼箱', '直航覆盖美西、美东、欧洲、东南亚，整箱与拼箱一站式订舱。'],
      ['land', '拖车与内陆运输', '长三角自有与签约车队 200 余台，门到港、港到门全程跟踪。'],
      ['air', '国际空运', '上海、宁波、杭州三地机场出港，急货 48 小时到达主要枢纽。'],
      ['rail', '海铁联运', '宁波、青岛港海铁联运与中欧班列，比海运快、比空运省。'],
      ['river', '长江内河支线', '武汉、芜湖、南京至洋山支线每周 12 班，江海联运一单到底。'],
      ['supply', '仓储与供应链', '保税仓、海外仓、订单管理与关务服务，按订单看得见库存与在途。'],
    ] as const
  ).map(([Category, NameZh, Summary], at): DemoContent => ({
    kind: 'service',
    values: {
      NameZh,
      Category,
      Summary,
      Rank: at + 1,
      Body: richBlocks(`## 我们提供\n- 专人跟单，关键节点主动通知\n- 在线查价、订舱、补料与跟踪\n- 费用明细透明，账单可在线核对`),
    },
    ago: 60,
  })),
  ...(
    [
      [
        '海捷国际物流（上海总部）',
        'main',
        'Haijie Logistics, Shanghai',
        '上海市虹口区东大名路 908 号 12 楼',
        '021-6595 8800',
        31.2521,
        121.5087,
      ],
      ['宁波分公司', 'branch', 'Ningbo Branch', '宁波市江北区大闸南路 500 号来福士 15 楼', '0574-8788 6600', 29.8846, 121.5498],
      ['青岛分公司', 'branch', 'Qingdao Branch', '青岛市市南区香港中路 40 号 18 楼', '0532-8588 6600', 36.0626, 120.3847],
      ['深圳分公司', 'branch', 'Shenzhen Branch', '深圳市盐田区海景二路 1025 号 9 楼', '0755-2528 6600', 22.5566, 114.2368],
    ] as const
  ).map(([NameZh, Category, NameEn, Address, Phone, Lat, Lon], at): DemoContent => ({
    kind: 'office',
    values: { NameZh, Category, NameEn, Address, Phone, Email: 'service@haijie.example.com', Lat, Lon, Rank: at + 1 },
    ago: 90,
  })),
  letter(
    '中远海运：跨太平洋航线综合费率上涨（GRI）',
    { CarrierCode: 'COSCO', Subject: 'gri', PolCode: 'CNSHA', PodCode: 'USLAX', Summary: '亚洲至美西 40HQ 上调 USD 600。' },
    '中远海运将自生效日起上调亚洲至美国航线运价。\n| 目的地 | 20GP | 40GP/40HQ\n| 美西基本港 | USD 480 | USD 600\n| 美东基本港 | USD 640 | USD 800\n以装船日为准。',
    5,
    7,
  ),
  letter(
    '东方海外：北欧航线旺季附加费（PSS）',
    { CarrierCode: 'OOCL', Subject: 'surcharge', PolCode: 'CNNGB', PodCode: 'NLRTM', Summary: '每 TEU USD 150，适用所有干货箱。' },
    '自生效日起对远东至北欧航线收取旺季附加费，每 TEU USD 150，直至另行通知。',
    8,
    4,
  ),
  letter(
    '中远海运：第 50 周美西线停航安排',
    { CarrierCode: 'COSCO', Subject: 'blank', PolCode: 'CNSHA', PodCode: 'USLAX', Summary: '一个航次取消，已订舱货物顺延或改配。' },
    '受港口拥堵与船期调整影响，第 50 周一个航次停航。\n- 已放舱货物默认顺延至下一航次\n- 需要改配其他航线的，请在三日内告知',
    3,
    14,
  ),
  letter(
    '马士基：低硫燃油附加费季度调整',
    { CarrierCode: 'MAERSK', Subject: 'surcharge', Summary: '各航线 LSS 按季度油价公式调整。' },
    '低硫燃油附加费按上季度平均油价调整，具体标准见船公司官网费率表，以装船日为准。',
    20,
    -6,
  ),
  letter(
    '地中海航运：鹿特丹港口拥堵附加费',
    { CarrierCode: 'MSC', Subject: 'congestion', PodCode: 'NLRTM', Summary: '每箱 EUR 100，到港日起算。' },
    '鹿特丹港等泊时间延长，自生效日起对进口货物收取拥堵附加费，每箱 EUR 100。',
    11,
    2,
  ),
  letter(
    '达飞：东南亚支线挂靠调整',
    { CarrierCode: 'CMA', Subject: 'service', PolCode: 'CNSHA', PodCode: 'SGSIN', Summary: '取消巴生港挂靠，改为新加坡中转。' },
    '自生效日起，该支线取消巴生港北港挂靠，相关货物经新加坡中转，航程增加约两天。',
    16,
    -1,
  ),
  ...(
    [
      ['上海—洛杉矶 直航船期', 'CNSHA', 'USLAX', '', 6],
      ['宁波—鹿特丹 船期', 'CNNGB', 'NLRTM', '', 8],
      ['上海—新加坡 周班', 'CNSHA', 'SGSIN', '', 4],
    ] as const
  ).map(([NameZh, PolCode, PodCode, CarrierCode, Weeks], at): DemoContent => ({
    kind: 'shipTable',
    values: { NameZh, PolCode, PodCode, CarrierCode, Weeks, Rank: at + 1 },
    ago: 30,
  })),
  {
    kind: 'download',
    values: { NameZh: '订舱委托书（托书）', Category: 'form', Summary: '填写后上传到工作台，或发给您的业务员。' },
    ago: 40,
    file: {
      name: '订舱委托书.csv',
      lines: '项目,内容\n发货人,\n收货人,\n通知人,\n装货港,\n卸货港,\n箱型箱量,\n货名,\n件数,\n毛重（KGS）,\n体积（CBM）,\n',
    },
  },
  {
    kind: 'download',
    values: { NameZh: '补料（SI）填写说明', Category: 'guide', Summary: '逐项说明提单各栏的填写要求与常见退回原因。' },
    ago: 40,
    file: {
      name: '补料填写说明.csv',
      lines: '栏目,要求,常见退回原因\n收货人,与信用证一致,缺少税号\n货名,与报关一致,过于笼统\n箱封号,逐箱填写,位数不对\n',
    },
  },
  {
    kind: 'download',
    values: { NameZh: '上海口岸本地费用标准', Category: 'tariff', Summary: '文件费、码头费、舱单费等，按票或按箱。' },
    ago: 22,
    file: {
      name: '上海口岸本地费用.csv',
      lines: '费用,单位,CNY\n文件费,票,450\n码头操作费（THC）20GP,箱,760\n码头操作费（THC）40HQ,箱,1210\n舱单费,票,100\n',
    },
  },
]
export const operatorContents: readonly DemoContent[] = [...newsRows, ...otherRows]

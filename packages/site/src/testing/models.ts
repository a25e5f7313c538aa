import { live, model, news, offers } from './contents.ts'

/** The corners of a code. */
const corner = (x: number, y: number) =>
  `M${x} ${y}.5h7${[1, 2, 3, 4, 5].map((row) => `M${x} ${y + row}.5h1M${x + 6} ${y + row}.5h1`).join('')}M${x} ${y + 6}.5h7`
const code = corner(4, 4) + corner(18, 4) + corner(4, 18)

export const article = model('/external/newsDetaile', {
  kind: 'article',
  article: news,
  newer: undefined,
  older: live('news', 2, '宁波办公室迁址通知'),
  share: { address: 'https://www.haijie.example/external/newsDetaile?Id=1', side: 29, path: code },
})

export const rates = model('/external/electronic/rates', {
  kind: 'rates',
  routeQuery: {
    polWords: '上海',
    podWords: '洛杉矶',
    day: '2026-11-25',
    pol: { Code: 'CNSHA', Name: '上海' },
    pod: { Code: 'USLAX', Name: '洛杉矶' },
    choices: { pol: [], pod: [] },
  },
  offers,
  routes: [
    {
      Operator: '上海海捷国际货运代理有限公司',
      Carrier: '马士基',
      Pol: '上海',
      Pod: '洛杉矶',
      Via: '',
      TransitDays: 13,
      EtdWeekday: 4,
      ValidFrom: '2026-11-20',
      ValidTo: '2026-11-30',
    },
    {
      Operator: '上海海捷国际货运代理有限公司',
      Carrier: '东方海外',
      Pol: '上海',
      Pod: '洛杉矶',
      Via: '釜山',
      TransitDays: 18,
      EtdWeekday: 6,
      ValidFrom: '2026-11-20',
      ValidTo: '2026-12-05',
    },
  ],
})

export const contact = model('/external/customer/contact', {
  kind: 'contact',
  offices: [],
  form: {
    stamp: '',
    values: { Name: '王小姐', Company: '宁波远帆进出口有限公司', Phone: 'abc', Message: '询价' },
    problems: { Phone: '电话格式不正确，例如 13800138000 或 021-55667788', Message: '请写下您的需求，至少 5 个字' },
    sent: false,
  },
})

export const applying = model('/external/MHpage/socialRecruitment', {
  kind: 'jobs',
  list: { items: [], total: 0, page: 1, size: 12, category: '', categories: [] },
  open: live('job', 1, '海运操作（美线）', { Category: '操作部', Facts: { Place: '上海', Headcount: 2, Salary: '8k～12k' } }),
  form: {
    stamp: '',
    values: { Name: '陈晨', Phone: '13900002222', Message: '两年欧线单证，随时可以到岗', Consent: 'yes' },
    problems: { Cv: '简历超过 5 MB，请压缩后再上传' },
    sent: false,
  },
})

export const missing = model('/external/newsDetaile', { kind: 'missing' })

const asked = { polWords: '', podWords: '', day: '2026-11-25', pol: undefined, pod: undefined, choices: { pol: [], pod: [] } }
export const unasked = model('/external/electronic/schedules', { kind: 'schedules', routeQuery: asked, sailings: undefined, offers })

export const tracked = model('/external/customer/cargoCenter', {
  kind: 'tracking',
  no: 'WT2611000060',
  found: [
    {
      No: 'WT2611000060',
      Kind: 'order',
      State: '已订舱',
      Pol: '厦门',
      Pod: '新加坡',
      Events: [
        { Kind: 'departure', Day: '2026-12-12', Sure: 'estimated' },
        { Kind: 'arrival', Day: '2026-12-18', Sure: 'planned' },
      ],
    },
  ],
})

import { spaced } from '@jst/contracts/values'

/** Sentences of customers and providers. */
export const texts = {
  noSuchCustomer: (code: string) => `没有编号为 ${code} 的客户，请核对`,
  incomplete: (what: string) => `开始合作前请先补全：${what}`,
  missing: { creditCode: '统一社会信用代码', contact: '至少一位联系人', owner: '负责的销售' },
  sameCode: (name: string, code: string) => spaced`统一社会信用代码与${name}（${code}）相同，请核对是否为同一家企业`,
  notServed: '该企业不由本公司服务，不能关联',
  linkedElsewhere: (name: string) => spaced`该企业已关联到${name}，请先取消原关联`,
  noEmployee: '请选择本公司在职员工',
  noLane: (code: string) => `没有航线 ${code}，请从列表中选择`,
  noRows: '所选企业不存在或无权查看，请刷新后重试',
  samePerson: '交出人与接手人不能是同一人',
  nothingToHand: '没有可交接的对接工作',
  undone: '该交接已撤销',
  becameTheirs: (zh: string, name: string) => `${zh}「${name}」由您负责对接`,
  andMore: (name: string, count: number) => spaced`${name}等 ${count} 家`,
  creditReason: '请写明申请理由',
  creditWaiting: (no: string) => `该客户的信用申请 ${no} 正在审批，请等待结果或先撤回`,
  creditHolds: '该信用申请已生效，不能修改，请新建申请',
  creditMerging: (name: string) => `两家客户都有信用申请正在审批，请先撤回「${name}」的申请再合并`,
  noCustomer: '该企业未关联到本公司的客户，请先在客户详情中关联',
  by: (who: string) => `操作人：${who}`,
  handover: {
    job: '交接',
    about: (people: string, act: 'run' | 'undo') => (act === 'run' ? people : `${people}（撤销）`),
    moved: (count: number) => `已交接 ${count} 项对接工作`,
    returned: (restored: number, unchanged: number) =>
      `已恢复 ${restored} 项${unchanged > 0 ? `，${unchanged} 项之后已变动，保持不变` : ''}`,
    link: '/system/company/customer/CustomerBusinessPersonnel',
  },
  handedOver: (from: string, count: number) => `${from} 的 ${count} 项对接工作已交接给您`,
  print: {
    basics: { zh: '基本信息', en: 'Company' },
    statement: { zh: '声明', en: 'Statement' },
    clauses: {
      zh: ['以上资料由双方核对，用于订舱、单证与开票。', '资料如有变更，请书面通知我司；未通知所致的费用由通知义务方承担。'],
      en: [
        'The data above were checked by both parties and serve booking, documents and invoices.',
        'Changes are to be told in writing; costs that come of untold changes are borne by the party that had to tell.',
      ],
    },
    parties: { zh: ['我司（盖章）', '贵司（盖章）'], en: ['For us', 'For the company above'] },
  },
} as const

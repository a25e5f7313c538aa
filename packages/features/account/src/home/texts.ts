/** Words of the platform's home for visitors. */
export const homeTexts = {
  title: '平台首页',
  signIn: '登录',
  register: '注册个人账号',
  enter: '进入工作台',
  hello: (name: string, company: string) => (company ? `${name}，${company}` : name),
  ways: '从这里开始',
  kinds: [
    {
      key: 'customer',
      title: '客户',
      text: '货主与贸易公司：在线提交补料、确认提单样单，截单前有提醒，审核结果实时送达。',
      acts: [
        { label: '登录', to: '/' },
        { label: '注册', to: '/register' },
      ],
    },
    {
      key: 'provider',
      title: '供应商',
      text: '船公司、订舱代理与车队：企业入驻后，在供应商工作台接收操作公司的通知与业务消息。',
      acts: [
        { label: '登录', to: '/' },
        { label: '申请企业入驻', to: '/join/entry' },
      ],
    },
    {
      key: 'staff',
      title: '操作公司员工',
      text: '货代与船公司的销售、操作、单证与财务：用本企业的账号登录，各岗位在同一处协同。',
      acts: [{ label: '企业账号登录', to: '/employeeLogin' }],
    },
  ],
  recommended: {
    label: '推荐运价与港口',
    freights: '推荐运价',
    ports: { POL: '热门装货港', POD: '热门卸货港' },
    to: '到',
    days: (days: number) => `约 ${days} 天`,
    until: (day: string) => `有效期至 ${day}`,
    open: '长期有效',
    unit: (currency: string) => `${currency}/箱`,
    ask: '登录咨询',
    askFor: (title: string) => `登录咨询：${title}`,
    note: '价格为海运费参考价，不含两港附加费，以订舱确认为准。',
  },
} as const

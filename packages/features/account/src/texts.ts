/** Every Chinese text of the area. */
export const texts = {
  entry: '入口',
  headline: '一个平台，管好每一票海运单证',
  intro: '运价、订舱、补料、箱单、舱单与提单在同一处协同：谁在等谁、离截单还有多久，一眼可见。',
  points: [
    '补料一次填写，多票分单、校验、提交与审核全程留痕',
    '截单倒计时与退回提醒，实时送达',
    '口岸、箱型、件毛体自动核对，少打一遍、少错一处',
  ],
  foot: '货代 · 船公司 · 客户 · 供应商协同平台',
  signIn: '登录',
  account: '账号',
  password: '密码',
  submit: '登录',
  missingAccount: '请输入账号',
  missingPassword: '请输入密码',
  expired: '登录已过期，请重新登录，未提交的内容已保留。',
  conflict: '账号已在其他地方登录，本次登录已退出。如需继续使用，请在此重新登录。',
  conflictSubmit: '在此重新登录',
  failed: '登录没有成功，请检查网络后重试。',
  demoTitle: '演示账号（密码 Demo@2026），点击即可填入：',
  signedIn: '您已登录',
  signedInAs: (name: string, company: string) => (company ? `${name}，${company}` : name),
  enter: '进入工作台',
  otherAccount: '使用其他账号登录',
  chooseCompany: '选择企业',
  chooseHint: '您的账号绑定了多家企业，请选择本次要进入的企业，进入后可随时切换。',
  isDefault: '默认',
  noCompany: '您的账号尚未加入任何企业，请联系企业管理员将您加入后重新登录。',
} as const

/** Sign-in names of the demo data; they exist only while it does. */
export const demoAccounts = [
  { account: 'doc', label: '单证员' },
  { account: 'reviewer', label: '补料审核' },
  { account: 'customer', label: '客户' },
  { account: 'multi', label: '多企业' },
  { account: 'admin', label: '管理员' },
] as const
export const demoPassword = 'Demo@2026'

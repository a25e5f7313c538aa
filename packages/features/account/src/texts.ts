import { speech } from './speech.ts'
import { titles } from './titles.ts'

const chinese = {
  /** Name of the other language, in it. */
  otherLanguage: 'English',
  /** Reason why a new password is too weak. */
  weak: (problem: string): string => problem,
  /** A refusal by its code, with the sentence of the server. */
  refused: (_code: string | undefined, sentence: string): string => sentence,
  demo: { doc: '单证员', reviewer: '补料审核', customer: '客户', peer: '同行', multi: '多企业', admin: '管理员' },
  home: '平台首页',
  headline: '一个平台，管好每一票海运单证',
  intro: '运价、订舱、补料、箱单、舱单与提单在同一平台办理，办理进度与截单时间实时可查。',
  points: [
    '补料一次填写，多票分单、校验、提交与审核全程留痕',
    '截单倒计时与退回提醒，实时送达',
    '口岸、箱型、件毛体自动核对，减少重复录入与差错',
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
  conflictSignedIn: '账号曾在其他地方登录，当时打开的页面已退出。您现在处于登录状态，可以直接进入工作台。',
  conflictSubmit: '在此重新登录',
  failed: '登录没有成功，请检查网络后重试。',
  ways: { label: '登录方式', password: '密码登录', mobile: '手机验证码登录' },
  mobile: '手机号',
  forgot: '忘记密码',
  resetTitle: '重设密码',
  resetHint: '向账号已绑定的手机发送验证码，验证后设置新密码。重设后，已登录的设备会全部退出。',
  newPassword: '新密码',
  newPasswordHint: '至少 8 位，含大写字母、小写字母、数字、符号中的两类',
  repeatPassword: '再次输入新密码',
  differentPasswords: '两次输入的密码不一致',
  resetSubmit: '重设密码',
  resetDone: '密码已重设，请用新密码登录。',
  firstTitle: '修改初始密码',
  firstHint: '您使用的是初始密码，为了账号安全，请设置自己的密码后进入。',
  firstSubmit: '保存并进入',
  secondTitle: '两步验证',
  secondHint: '请打开手机上的身份验证器，填写当前显示的 6 位数字；手机不在身边时，可填写一个恢复码。',
  secondCode: '验证码或恢复码',
  missingSecond: '请输入验证码或恢复码',
  secondSubmit: '验证并进入',
  backToSignIn: '返回登录',
  otherWays: '其他登录方式',
  weChat: '微信登录',
  employeeLogin: titles.employeeLogin,
  register: '注册账号',
  employeeHint: '使用企业代码登录，直接进入该企业。',
  companyCode: '企业代码',
  missingCompanyCode: '请输入企业代码',
  personalLogin: '个人账号登录',
  weChatTitle: titles.weChat,
  weChatHint: '将打开微信开放平台的页面，请用微信扫码并在手机上确认。',
  weChatStart: '打开微信扫码页面',
  weChatMissing: '未配置微信开放平台，请使用账号密码或手机验证码登录。',
  weChatBusy: '正在与微信核对，请稍候…',
  weChatNotBound: '该微信尚未绑定账号，请用账号登录一次，登录后自动绑定。',
  weChatBound: '微信已绑定，下次可直接扫码登录',
  weChatAgain: '重新扫码',
  weChatLost: '这次微信授权不是从本浏览器发起的，请重新扫码。',
  mustSignIn: '请先登录，再选择企业。',
  toSignIn: '去登录',
  demoTitle: '演示账号（密码 Demo@2026），点击即可填入：',
  signedIn: '您已登录',
  signedInAs: (name: string, company: string) => (company ? `${name}，${company}` : name),
  enter: '进入工作台',
  otherAccount: '使用其他账号登录',
  chooseCompany: titles.chooseCompany,
  chooseHint: '请选择本次要进入的企业，进入后可随时切换。',
  noCompany: '您的账号尚未加入任何企业。可以为企业申请入驻，或申请加入已入驻的企业；也可以请企业管理员将您加入后重新登录。',
  toJoining: '去入驻或加入企业',
} as const
export type SignInTexts = typeof chinese

/** Words of the sign-in in the language of the page. */
export const texts = speech.words('signIn', chinese)

/** Sign-in names of the demo data; they exist only while it does. */
export const demoAccounts = ['doc', 'reviewer', 'customer', 'peer', 'multi', 'admin'] as const
export const demoPassword = 'Demo@2026'

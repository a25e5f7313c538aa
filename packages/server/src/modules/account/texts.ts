import { spaced } from '@jst/contracts/values'

/** Every Chinese text that the area says. */
export const texts = {
  held: {
    title: '账号登录异常提醒',
    proofs: { password: '密码', mobile: '短信验证码', 'second-step': '两步验证码' },
    description: (proof: string, ip: string) =>
      spaced`您的账号连续多次${proof}验证失败，最近一次来自 ${ip}。为保护账号，已暂时限制从陌生网络登录，您常用的网络不受影响。如是本人操作，可在“账号安全”中解除限制；如不是本人操作，请立即修改密码。`,
  },
  otherIdentity: '该企业身份不属于当前账号，或已停用',
  platform: '平台',
  administrator: '平台管理员',
  systemName: '海运货代协同平台',
  noSms: '短信服务尚未配置，请用其他方式登录或联系管理员',
  codesADay: (most: number) => `今天获取验证码的次数已达 ${most} 次，请明天再试或使用密码登录`,
  codeSent: '验证码刚刚已发送',
  wrongPassword: '登录密码不正确',
  labels: { loginPassword: '登录密码', name: '姓名', newPassword: '新密码' },
  nameNeeded: '请填写姓名',
  mobileTaken: '该手机号已绑定其他账号，请换一个号码',
  tooManyFailures: '验证失败次数过多，为保护账号安全已暂时限制',
  wrongSecondStep: '两步验证码不正确或已用过，请填写当前显示的验证码',
  codeAgain: (problem: string) => `${problem}，请重新获取验证码后再设置`,
  samePassword: '新密码不能与原密码相同',
  busy: '登录的人较多，请 5 秒后再试',
  wrongCompanySignIn: '企业代码、账号或密码不正确，请检查后重试',
  twoStepOn: '两步验证已启用，如需更换请先关闭',
  twoStepNotBegun: '请先开始设置两步验证',
  wrongClockCode: '验证码不正确，请核对手机时间后填写当前显示的 6 位数字',
  weChat: {
    unreachable: '暂时连接不上微信，请稍后重试或使用其他方式登录',
    notConfigured: '未配置微信开放平台，请使用其他方式登录',
    expired: '微信授权已过期，请重新扫码',
    taken: '该微信已绑定其他账号，请先在原账号解除绑定',
    bound: '当前账号已绑定微信，如需更换请先解除绑定',
  },
}

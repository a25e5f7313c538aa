import type { Words } from '@jst/feature-kit'
import { speech } from '../speech.ts'

const chinese = {
  wrongMobile: '请输入 11 位手机号',
  code: '验证码',
  wrongCode: '请输入 6 位数字验证码',
  send: '获取验证码',
  resend: (seconds: number) => `${seconds} 秒后可重发`,
  codeSent: '验证码已发送，5 分钟内有效。如号码未绑定账号，将不会收到短信。',
  demoCode: (code: string) => `演示短信：验证码 ${code}`,
  currentCompany: '当前',
  isDefault: '默认',
  setDefault: '设为默认',
  defaultSet: '已设为默认企业',
} as const
export type PartTexts = Words<typeof chinese>

/** Texts of the parts that the sign-in and one's own settings share. */
export const texts = speech.words('parts', chinese)

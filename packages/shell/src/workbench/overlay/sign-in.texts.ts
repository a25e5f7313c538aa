import type { Language } from '@jst/session-core'

interface GateTexts {
  lost: string
  lostAbout: string
  locked: string
  lockedAbout: string
  account: string
  password: string
  missing: string
  goOn: string
  unlock: string
  signIn: string
  leave: string
}

const chinese: GateTexts = {
  lost: '登录已过期',
  lostAbout: '请输入登录密码继续，本页内容不会丢失。',
  locked: '已锁定',
  lockedAbout: '请输入登录密码解锁。',
  account: '账号',
  password: '登录密码',
  missing: '请输入登录密码',
  goOn: '继续',
  unlock: '解锁',
  signIn: '去登录页',
  leave: '退出登录',
}

const english: GateTexts = {
  lost: 'Your session has ended',
  lostAbout: 'Enter your password to go on. Nothing on this page is lost.',
  locked: 'Locked',
  lockedAbout: 'Enter your password to unlock.',
  account: 'Account',
  password: 'Password',
  missing: 'Enter your password',
  goOn: 'Go on',
  unlock: 'Unlock',
  signIn: 'To the sign-in page',
  leave: 'Sign out',
}

export const signInTexts = (language: Language): GateTexts => (language === 'EN' ? english : chinese)

import { spaced } from '@jst/contracts/values'

export const texts = {
  gone: '链接无效，请向发给您链接的人索取新的链接',
  expired: '链接已过期，请向发给您链接的人索取新的链接',
  revoked: '链接已被撤销，请向发给您链接的人索取新的链接',
  whom: '请填写链接发给谁',
  noDraft: (state: string) => spaced`该补料${state}，没有待确认的样单；发送样单后再生成链接`,
  tooOften: '提交过于频繁，请一分钟后再试',
  name: '请填写您的姓名',
  nothing: '请写明样单哪里要改，或在有问题的内容上批注',
  noPlace: (path: string) => `样单上没有 ${path}，请刷新后重新批注`,
  fields: (count: number) => `见 ${count} 处批注`,
  answered: {
    confirmed: (by: string) => `样单已由${by || '他人'}确认，无需再次提交；如需修改请联系发给您链接的人`,
    change: (by: string) => `${by || '他人'}已提出修改，样单正在修改，改好后会再发给您`,
    superseded: '样单已有新的版本或已作废，请向发给您链接的人索取新的链接',
  },
  author: (name: string, phone: string) => `${name}${phone === '' ? '' : `（${phone}）`}`,
  company: (forWhom: string) => `样单链接：${forWhom}`,
} as const

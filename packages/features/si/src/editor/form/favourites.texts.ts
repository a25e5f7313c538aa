import { spaced } from '@jst/contracts/values'
import { speech } from '../../speech.ts'

const chinese = {
  button: '常用',
  open: (label: string) => `${label}：常用文字`,
  search: (label: string) => spaced`搜索常用${label}`,
  save: '存当前内容为常用',
  saved: '已存为常用',
  none: '还没有常用文字。填写后点“存当前内容为常用”，下次可在这里选用。',
  noMatch: '没有符合的常用文字。',
  other: '其他客户',
  remove: (text: string) => `删除常用文字 ${text}`,
  removeMark: '删除',
  replaceAsk: '选用后替换当前内容？',
  replace: '替换',
  append: '接在后面',
  leave: '不选用',
} as const
export type FavouriteTexts = typeof chinese

/** Texts of favourite texts at their field. */
export const texts = speech.words('favourites', chinese)

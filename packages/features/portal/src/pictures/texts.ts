import { spaced } from '@jst/contracts/values'

export const texts = {
  none: '未选择图片',
  choose: '选择图片',
  change: '更换',
  remove: '移除',
  act: (label: string, act: string) => `${label}：${act}`,
  shown: (label: string) => spaced`${label}预览`,
} as const

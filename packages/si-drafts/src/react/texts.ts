import { spaced } from '@jst/contracts/values'

export const texts = {
  drafts: '提单草稿',
  untitled: (position: number) => `第 ${position} 票`,
  remove: (name: string) => spaced`删除${name}`,
  packages: (count: number) => `${count} 件`,
  count: (count: number, target: number) => `${count}/${target} 票`,
}

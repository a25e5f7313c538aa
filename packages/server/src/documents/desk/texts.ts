import { spaced } from '@jst/contracts/values'
import type { DeskWords } from './module.ts'

/** Sentences of a desk whose kind has none of its own. */
export const deskWords = (zh: string): DeskWords => ({
  missing: spaced`没有找到该${zh}，可能已被删除或无权查看`,
  notWaiting: (state) => spaced`该${zh}${state}，不在待办队列中`,
  taken: (name) => `${name}正在处理，可请其取消领取后再领取`,
  notYours: (name) => (name === '' ? spaced`该${zh}没有被领取` : spaced`该${zh}由${name}领取，请其取消领取，或由有分配权限的同事处理`),
  noPerson: spaced`该员工没有处理${zh}的权限，请选择其他人员`,
  assigned: {
    title: (count) => spaced`有 ${count} 票${zh}分配给您处理`,
    body: (name, numbers) => spaced`${name} 将以下${zh}分配给您：${numbers}`,
  },
})

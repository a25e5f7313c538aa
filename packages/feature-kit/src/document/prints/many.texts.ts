import { spaced } from '@jst/contracts/values'
/** Words of prints of many records. */
export const texts = {
  open: (zh: string) => spaced`打印${zh}`,
  title: (zh: string, count: number) => `${zh}，${count} 份`,
  note: '每一份各自编号、存档，合在一个文件里打印。',
  submit: '正式打印',
  progress: (done: number, all: number) => `正在生成 ${done} / ${all}…`,
  tooMany: (most: number) => `一次最多打印 ${most} 份，请少选一些后再打印`,
  outcome: (count: number, refused: number) => `已生成 ${count} 份，${refused} 份没有打印`,
  refused: '没有打印的单据',
  cancel: '取消',
  close: '关闭',
} as const

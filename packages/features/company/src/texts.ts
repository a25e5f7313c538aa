import { spaced } from '@jst/contracts/values'
import { speech } from './speech.ts'

const chinese = {
  noLicence: '没有上传营业执照',
  loadingLicence: '正在载入营业执照',
  download: '下载原件',
  confirm: (act: string) => spaced`确认${act}`,
  cancel: '取消',
  pdf: 'PDF 文件，请下载后查看',
} as const
export type SharedTexts = typeof chinese

/** Texts that several screens of the area show. */
export const texts = speech.words('shared', chinese)

import { useSharedWords } from '../screens/page-speech.tsx'

const chinese = {
  opening: '正在打开…',
  faults: { locked: '文件设有打开密码，请下载后查看', broken: '文件已损坏或不是有效的 PDF，请下载后查看' },
  failed: '预览组件未能加载，请检查网络后重试',
  retry: '重试',
  pages: (name: string) => `${name}，页面`,
  page: (at: number) => `第 ${at} 页`,
  place: (at: number, of: number) => `第 ${at} / ${of} 页`,
  former: '上一页',
  next: '下一页',
  smaller: '缩小（-）',
  larger: '放大（+）',
  percent: (share: number) => `${Math.round(share * 100)}%`,
  fit: (percent: string) => `${percent}，适合宽度（0）`,
  badPage: '这一页无法显示',
} as const
export type PdfTexts = typeof chinese

/** Words around a PDF that is shown. */
export const usePdfTexts = () => useSharedWords('pdf', chinese)

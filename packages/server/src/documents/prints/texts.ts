/** Words of the frame, by language. */
export const frameWords = {
  zh: {
    no: '编号',
    day: '日期',
    preview: '预览，非正式文件',
    copy: (number: number, by: string) => `第 ${number} 份，${by}`,
    page: (at: number, of: number) => `第 ${at} 页 / 共 ${of} 页`,
    sign: '签章：',
  },
  en: {
    no: 'No.',
    day: 'Date',
    preview: 'PREVIEW, NOT AN ISSUED COPY',
    copy: (number: number, by: string) => `Copy ${number}, ${by}`,
    page: (at: number, of: number) => `Page ${at} of ${of}`,
    sign: 'Signature:',
  },
} as const

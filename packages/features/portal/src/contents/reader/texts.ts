import { titles } from '../../titles.ts'
import { speech } from './speech.ts'

const chinese = {
  letterTitle: titles.readerLetters as string,
  tableTitle: titles.readerTables as string,
  letters: {
    keyword: '标题、摘要',
    carrier: '船公司',
    subject: '事项',
    title: '标题',
    effective: '生效日期',
    route: '航线',
    at: '发布时间',
    empty: '没有符合条件的通知函',
    emptyHint: '放宽船公司或发布时间再查。',
    failed: '正文加载失败',
    again: '重试',
  },
  tables: {
    choose: '船期表',
    empty: '货代还没有发布船期表',
    emptyHint: '需要某条航线的船期时，请联系您的业务员。',
    noSailings: '所选船期表近期没有航次',
    noSailingsHint: '换一张船期表，或稍后再看。',
    carrier: '船公司',
    vessel: '船名',
    voyage: '航次',
    service: '航线',
    departure: '开航',
    arrival: '到港',
    days: '航程（天）',
    state: '状态',
    delayed: '延误',
    blank: '停航',
    download: '下载 xlsx',
    weeks: (weeks: number) => `未来 ${weeks} 周`,
  },
} as const
export type ReaderTexts = typeof chinese

/** Words of what customers read. */
export const texts = speech.words('reader', chinese)

import { titles } from '../titles.ts'
import { slipList } from './slipList.tsx'

/** 箱单数据查询: every slip of the company, to look up and to export. */
export const { Screen, preload } = slipList({ title: titles.slips, name: 'slips', side: 'staff' })

import { manifestPages } from '@jst/contracts/manifest'
import { titles } from '../titles.ts'
import { texts } from '../texts.ts'
import { all, manifestList, view } from './manifestList.tsx'

/** 舱单发送列表: verified filings to send, and changes and deletions that are asked for. */
export const { Screen, preload } = manifestList({
  title: titles.sends,
  name: 'manifest-sends',
  side: 'staff',
  opens: manifestPages.sendInfo,
  lead: ['Code', 'Stage', 'Wanted', 'Agent', 'Regime', 'BillNo', 'Deadline', 'AgentCutoff', 'Due', 'Vessel', 'Voyage', 'NameZh'],
  sort: 'Due',
  sends: true,
  views: [
    view('toSend'),
    { key: 'change', label: texts.editor.wantChange, filters: { Wanted: 'change' } },
    { key: 'delete', label: texts.editor.wantDelete, filters: { Wanted: 'delete' } },
    view('sending'),
    view('awaiting'),
    all(),
  ],
  opensWith: '?Stage=toSend',
})

import { documentState } from '../../testing/document-state.ts'
import { defineStates } from '@jst/contracts'
import {
  defineDocument,
  documentSides,
  type DocumentEntry,
  type DocumentFacts,
  type DocumentFile,
  type DocumentLines,
  type DocumentState,
} from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FakeApp, type FakeAppOptions } from '../../testing/index.tsx'
import { useDocument, type OpenDocument } from '../useDocument.ts'

export const at = '2026-11-20T01:30:00.000Z'
const orderPage = '/order/orderDetail'
const keep = { staff: { path: orderPage, code: 'edit' } }

/** An order: it has a party that reads its own thread, and is sent back with the fields that are missing. */
export const orderDocument = defineDocument({
  kind: 'order',
  zh: '委托',
  en: 'Order',
  reads: [orderPage],
  writes: keep.staff,
  page: orderPage,
  partyPage: '/portal/orderDetail',
  fields: {
    Cargo: { zh: '货物', en: 'Cargo' },
    Weight: { zh: '毛重（千克）', en: 'Gross weight (kg)' },
    Terms: { zh: '运输条款', en: 'Terms', values: { CY: 'CY-CY', DOOR: 'DOOR-CY' } },
  },
  states: defineStates({
    states: {
      waiting: { code: 1, zh: '待受理', en: 'Waiting', tone: 'blue', dueHours: 4 },
      returned: { code: 2, zh: '待补充', en: 'Returned', tone: 'red' },
    },
    sides: documentSides,
    moves: {
      sendBack: {
        zh: '退回补充',
        tone: 'red',
        from: ['waiting'],
        to: 'returned',
        by: keep,
        returns: true,
        remarks: '请写明需要补充的内容',
        act: { zh: '退回补充', about: '退回后由客户补充，补充后重新受理。', done: '已退回' },
      },
    },
  }),
})

export const stateOf = (more: Partial<DocumentState> = {}): DocumentState =>
  documentState({
    No: 'KH26110007',
    Title: '宁波远帆进出口有限公司',
    State: 1,
    Since: at,
    UpdateTime: at,
    Moves: ['rest', 'stop', 'blacklist'],
    Followers: 2,
    ...more,
  })

export const entryOf = (Id: number, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  Id,
  At: at,
  Audience: 'internal',
  Event: 'comment',
  AuthorId: 1,
  AuthorName: '周海岚',
  CompanyName: '',
  Text: '',
  Reason: '',
  Mentions: [],
  Changes: [],
  Edited: false,
  Removed: false,
  Correctable: false,
  ...more,
})
export const pageOf = (...Rows: DocumentEntry[]) => ({ Rows, Total: Rows.length })

const people = [
  { Id: 3, Name: '王建国', Department: '操作部' },
  { Id: 4, Name: '王丽', Department: '单证部' },
]

export const linesOf = (contacts: DocumentLines['Parts'][string] = []): DocumentLines => ({ UpdateTime: at, Parts: { contacts } })
export const contact = (Id: number, Name: string, more: Partial<Record<string, string | boolean | readonly string[]>> = {}) => ({
  Id,
  Name,
  Main: false,
  Roles: ['booking'],
  Title: '',
  Mobile: '13800063352',
  Tel: '',
  Email: '',
  Wechat: '',
  ...more,
})

export const fileOf = (Id: number, Name: string, more: Partial<DocumentFile> = {}): DocumentFile => ({
  Id,
  Version: 1,
  Name,
  Format: 'pdf',
  Size: 320_000,
  At: at,
  AuthorName: '周海岚',
  FileKind: 'others',
  Audience: 'internal',
  ValidTo: null,
  Removed: false,
  Former: [],
  ...more,
})

/** A fake application whose document stands as given. */
export function documentApp(state: Partial<DocumentState> = {}, routes: FakeAppOptions['routes'] = {}): FakeApp {
  return new FakeApp({
    path: `${customerDocument.page}?Id=7`,
    routes: {
      'GET /api/Document/State': () => stateOf(state),
      'GET /api/Document/Files': () => [],
      'GET /api/Document/Timeline': () => pageOf(),
      'GET /api/Document/People': ({ query }) =>
        people.filter(({ Name }) => typeof query['Keyword'] !== 'string' || Name.startsWith(query['Keyword'])),
      ...routes,
    },
  })
}

/** Draws parts of an open document. */
export const partOf = (draw: (of: OpenDocument) => ReactNode, document: DocumentFacts = customerDocument) =>
  observer(function Part() {
    const of = useDocument(document, 7)
    return draw(of)
  })

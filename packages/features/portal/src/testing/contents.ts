import type { EntityRow, EntityValues } from '@jst/contracts/entity'
import { contentKinds, contentVersion, contentVersions, openContent, previewLists, type ContentKind } from '@jst/contracts/portal'
import { blankConfig, blankProfile } from '@jst/contracts/portal'
import { FakeApp, type FakeAppOptions, documentState } from '@jst/feature-kit/testing'

export type Routes = NonNullable<FakeAppOptions['routes']>
const at = '2026-11-20T01:30:00.000Z'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] })
const row = (type: string, ...cells: string[]) => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [paragraph(cell)] })),
})
export const letterBody = JSON.stringify({
  type: 'doc',
  content: [
    paragraph('为满足节前出货，海捷与船公司协商在十二月加开两班上海至洛杉矶直航，舱位即日起接受预订。'),
    heading('加班船安排'),
    {
      type: 'table',
      content: [
        row('tableHeader', '航次', '截单', '离港'),
        row('tableCell', 'EX01', '12-05 12:00', '12-08'),
        row('tableCell', 'EX02', '12-19 12:00', '12-22'),
      ],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('20GP、40HQ 均可订，危险品除外')] }] },
  ],
})

/** A row of the kind: whatever is not given is empty. */
export function rowOf({ calls }: ContentKind, values: EntityValues = {}): EntityRow {
  const { all, derived = [] } = calls.entity
  const blank = [...all, ...derived].map(({ key, kind }) => [key, kind === 'flag' ? false : kind === 'number' ? null : ''])
  return {
    ...Object.fromEntries(blank),
    Id: 7,
    Code: 'XW26110007',
    Layer: 'company',
    State: 'active',
    Overridden: false,
    MergedInto: '',
    UpdateTime: at,
    Stage: 'draft',
    Edited: false,
    ...values,
  } as EntityRow
}

const state = { draft: 0, scheduled: 1, published: 2, offline: 3 } as const
const moves = {
  draft: ['publish', 'schedule'],
  scheduled: ['publish', 'schedule', 'withdraw'],
  published: ['renew', 'withdraw'],
  offline: ['publish', 'schedule'],
} as const
type Stage = keyof typeof state

const stateOf = (stored: EntityRow) =>
  documentState({
    Id: stored.Id,
    No: stored.Code,
    Title: stored.NameZh,
    State: state[stored['Stage'] as Stage],
    Since: at,
    UpdateTime: at,
    Moves: [...moves[stored['Stage'] as Stage]],
    Followers: 1,
  })

const versions = [
  { No: 2, At: at, Author: '郑国栋', Live: true },
  { No: 1, At: '2026-11-18T02:00:00.000Z', Author: '陈雨欣', Live: false },
]
const said = [
  { Field: 'NameZh', Label: '标题', Value: '美西航线加开一班' },
  { Field: 'Body', Label: '正文', Value: letterBody },
]

/** An application that shows the list or a content of a kind. */
export function contentApp(kind: ContentKind, path: string, stored: EntityRow, routes: Routes = {}): FakeApp {
  const { calls } = kind
  const fake = new FakeApp({
    path,
    routes: {
      [`GET ${calls.get.path}`]: () => stored,
      [`GET ${calls.list.path}`]: () => ({ Rows: [stored], Total: 1 }),
      [`POST ${calls.save.path}`]: ({ body }) => ({ ...stored, ...(body as { Values: EntityValues }).Values }),
      'GET /api/Document/State': () => stateOf(stored),
      'GET /api/Document/Timeline': () => ({ Rows: [], Total: 0 }),
      'GET /api/Document/People': () => [],
      'GET /api/Document/Files': () => [],
      [`POST ${openContent.path}`]: () => ({ Others: [] }),
      [`GET ${contentVersions.path}`]: () => (stored['Stage'] === 'draft' ? [] : versions),
      [`GET ${contentVersion.path}`]: () => said,
      [`GET ${previewLists.path}`]: () => ({
        Slug: 'haijie',
        Front: 'company',
        Config: { ...blankConfig, Name: '海捷国际货运' },
        Floating: { Enabled: false, Side: 'right', On: [], Items: [] },
        Home: [],
        CustomerHome: [],
        PeerHome: [],
        CompanyHome: [],
        Announcements: [],
        Lists: { services: [], news: [], letters: [], offices: [], jobs: [], ports: [], freights: [], profile: blankProfile },
      }),
      ...routes,
    },
  })
  const Buttons = ['view', 'add', 'edit', 'publish', 'remove', 'number'].map((Code) => ({ Code }))
  const paths = [...new Set(Object.values(contentKinds).flatMap((one) => [one.calls.entity.path, one.document.page]))]
  fake.app.permissions.load(paths.map((Path) => ({ Path, Buttons, Children: [] })))
  return fake
}

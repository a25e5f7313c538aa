import type { ReplyOf } from '@jst/contracts'
import type { searchNumbers } from '@jst/contracts/workbench'
import { link, type FrameAct, type Place } from '@jst/feature-kit'
import { fit, type PinyinMatch } from './matching.ts'
import type { PaletteTexts } from './texts.ts'

/** One line of the palette. `place`: a page, which can be kept. */
export interface PaletteRow {
  key: string
  title: string
  note: string
  place?: Place
  run?: () => void
}
export interface PaletteGroup {
  key: string
  title: string
  rows: PaletteRow[]
}
export type Numbers = ReplyOf<typeof searchNumbers>

interface Sources {
  typed: string
  texts: PaletteTexts
  pinyin: PinyinMatch | undefined
  places: readonly Place[]
  favourites: readonly Place[]
  recent: readonly Place[]
  acts: readonly FrameAct[]
  numbers: Numbers | undefined
  external: boolean
  /** True if the menu has the page of a path. */
  has: (path: string) => boolean
}

/** The groups as they stand below the field; empty ones are left out. */
export function groupsOf(sources: Sources): PaletteGroup[] {
  const { typed, texts, places, favourites, recent, acts, numbers } = sources
  const chosen = (all: readonly Place[], kind: string, but: readonly Place[] = []) =>
    fitting(all, sources, ({ title }) => title)
      .filter(({ path }) => !but.some((other) => other.path === path))
      .map((place) => placeRow(kind, place))
  const pages = typed === '' ? [] : chosen(places, 'page')
  const shown = typed === '' ? [] : places
  const groups: PaletteGroup[] = [
    { key: 'pages', title: texts.groups.pages, rows: pages },
    { key: 'favourites', title: texts.groups.favourites, rows: chosen(favourites, 'favourite', shown) },
    { key: 'recent', title: texts.groups.recent, rows: chosen(recent, 'recent', [...shown, ...favourites]) },
    ...numberGroups(numbers, sources),
    {
      key: 'acts',
      title: texts.groups.acts,
      rows: fitting(acts, sources, ({ label, words }) => `${label} ${words ?? ''}`).map(({ key, label, run }) => ({
        key: `act ${key}`,
        title: label,
        note: '',
        run,
      })),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Without words everything in its order; with words what fits, the best first. */
function fitting<T>(all: readonly T[], { typed, pinyin }: Sources, textOf: (one: T) => string): T[] {
  if (typed === '') return [...all]
  return all
    .map((one) => ({ one, score: fit(textOf(one), typed, pinyin) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one)
}

const placeRow = (kind: string, place: Place): PaletteRow => ({
  key: `${kind} ${place.path}`,
  title: place.title,
  note: place.group ?? '',
  place,
})

const parts = (...all: readonly string[]) => all.filter((part) => part.trim() !== '').join(' · ')

function numberGroups(numbers: Numbers | undefined, { texts, has, external }: Sources): PaletteGroup[] {
  if (!numbers) return []
  const makes = has('/tdManage/siMake')
  const order = (id: number, orderNo: string) =>
    external
      ? link('/external/workbench/siSubmit', { CGO_ID: id })
      : makes
        ? link('/tdManage/siMake', { CGO_ID: id })
        : link('/tdManage/siDataList', { Keyword: orderNo })
  const record = (id: number) => link(external ? '/external/workbench/siSubmit' : '/tdManage/siDetail', { Id: id })
  const row = (key: string, title: string, note: string, path: string): PaletteRow => ({ key, title, note, place: { path, title } })
  const { groups, english } = texts
  const records = numbers.Records.map(({ Kind, Zh, En, Rows }): PaletteGroup => ({
    key: Kind,
    title: english ? En : Zh,
    rows: Rows.map(({ Id, No, Title, Path }) => row(`${Kind} ${Id}`, No, Title === No ? '' : Title, Path)),
  }))
  const all: PaletteGroup[] = [
    {
      key: 'orders',
      title: groups.orders,
      rows: numbers.Orders.map((one) =>
        row(
          `order ${one.Id}`,
          one.OrderNo,
          parts(one.MblNo, one.CompanyName, `${one.Vessel} ${one.Voyage}`.trim()),
          order(one.Id, one.OrderNo),
        ),
      ),
    },
    {
      key: 'bills',
      title: groups.bills,
      rows: numbers.Bills.map((one) => row(`bill ${one.Id}`, one.BillNo, parts(one.SiNo, one.CompanyName), record(one.Id))),
    },
    {
      key: 'containers',
      title: groups.containers,
      rows: numbers.Containers.map((one) =>
        row(
          `box ${one.ContainerNo} ${one.CGO_ID}`,
          one.ContainerNo,
          parts(one.Type, one.BillNo, one.OrderNo),
          one.SiId === null ? order(one.CGO_ID, one.OrderNo) : record(one.SiId),
        ),
      ),
    },
    // who types the end of a number means the number
    ...records,
  ]
  return all.map((group) => ({ ...group, rows: group.rows.filter(({ place }) => place && has(place.path)) }))
}

import type { Choice, FieldSpec, SiContainer } from '@jst/contracts/si'
import { readDay, readLocalTime } from '@jst/contracts/values'
import type { ParseResult, SheetColumn } from '@jst/sheet'
import { toBillText } from '@jst/si-drafts/rules'
import { containerFields, lineFields, packingGroups, vgmMethods } from '../../declared-fields.ts'
import { texts } from '../texts.ts'
import * as words from './vocabulary.ts'
import { aliasesOf, containerKind, lineKind } from './column-names.ts'

/** Columns that stand together: by type of cargo, or chosen. */
export type ColumnGroup = 'dangerous' | 'reefer' | 'oversize' | 'soc' | 'partLoad' | 'tare' | 'vgm'

const plain = (text: string): ParseResult => ({ value: toBillText(text).trim() || null })
const typed = (text: string): ParseResult => ({ value: text.trim() || null })
const unNo = (text: string): ParseResult => ({
  value:
    toBillText(text)
      .replace(/^\s*U\.?N\.?\s*(NO\.?)?\s*[:.-]?/, '')
      .trim() || null,
})
/** Parses `-18 °C` as -18. Input that is not one number is left as typed and becomes a finding. */
const degrees = (text: string): ParseResult => {
  const said = toBillText(text).trim()
  const one = /^([+-]?\d+(?:\.\d+)?)\s*(?:DEG\.?)?\s*C?$/.exec(said)
  return { value: one?.[1]?.replace('+', '') ?? (said || null) }
}
const percent = (text: string): ParseResult => ({ value: toBillText(text).replace(/%\s*$/, '').trim() || null })
/** Parses a day with an optional hour. Ambiguous input and input with an offset is left as typed and becomes a finding. */
const moment = (text: string): ParseResult => {
  const said = text.trim()
  const day = readDay(said)
  const read = 'value' in day ? day : readLocalTime(said)
  const hasTime = 'value' in read && read.value.length <= 'YYYY-MM-DD HH:mm:ss'.length
  return { value: (hasTime ? read.value.slice(0, 16) : said) || null }
}

const tick = [
  {
    value: '1',
    get label() {
      return texts.goods.yes
    },
    aliases: words.yes,
  },
]
const named = (list: readonly Choice[], aliases: Readonly<Record<string, readonly string[]>>) =>
  list.map((choice) => ({
    value: choice.value,
    get label() {
      return choice.zh
    },
    aliases: [choice.en, ...(aliases[choice.value] ?? [])],
  }))

type Look = Pick<SheetColumn, 'width'> & Partial<Pick<SheetColumn, 'parse' | 'choices'>>

function column(entity: 'container' | 'line', key: string, field: FieldSpec, look: Look): SheetColumn {
  const kind = look.choices ? 'choice' : field.kind === 'int' || field.kind === 'decimal' ? field.kind : 'text'
  return {
    key,
    get header() {
      return field.zh
    },
    kind,
    kinds: [entity === 'container' ? containerKind : lineKind],
    aliases: aliasesOf(entity, key),
    ...(kind === 'text' ? { multiline: false } : {}),
    ...look,
  }
}
const box = (key: keyof typeof containerFields, look: Look) => column('container', key, containerFields[key], look)
const line = (key: keyof typeof lineFields, look: Look) => column('line', key, lineFields[key], look)

export const specialColumns: Readonly<Record<ColumnGroup, readonly SheetColumn[]>> = {
  soc: [box('soc', { width: 72, choices: tick })],
  partLoad: [box('partLoad', { width: 72, choices: tick })],
  tare: [box('tare', { width: 112 })],
  vgm: [
    box('vgm', { width: 120 }),
    box('vgmMethod', { width: 120, choices: named(vgmMethods, words.vgmMethods) }),
    box('vgmPerson', { width: 120, parse: typed }),
    box('vgmTime', { width: 150, parse: moment }),
  ],
  reefer: [
    box('temperature', { width: 84, parse: degrees }),
    box('ventilation', { width: 112, parse: plain }),
    box('humidity', { width: 84, parse: percent }),
  ],
  oversize: (['overHeight', 'overFront', 'overBack', 'overLeft', 'overRight'] as const).map((key) => box(key, { width: 104 })),
  dangerous: [
    line('unNo', { width: 84, parse: unNo }),
    line('imoClass', { width: 96, parse: plain }),
    line('subRisks', { width: 96, parse: plain }),
    line('packingGroup', { width: 80, choices: named(packingGroups, { I: ['1', 'PG I'], II: ['2', 'PG II'], III: ['3', 'PG III'] }) }),
    line('properName', { width: 200, parse: plain }),
    line('flashPoint', { width: 84, parse: degrees }),
    line('ems', { width: 96, parse: plain }),
    line('marinePollutant', { width: 96, choices: tick }),
    line('limitedQuantity', { width: 84, choices: tick }),
    line('emergency', { width: 180, parse: typed }),
  ],
}

/** Which columns a type of cargo brings: TBI_GOODS_TYPE. */
const byCargo: Readonly<Record<string, ColumnGroup>> = { '2': 'dangerous', '3': 'reefer', '4': 'oversize' }
/** The columns that people may add. */
export const chosenGroups = ['soc', 'partLoad', 'tare', 'vgm'] as const
const order: readonly ColumnGroup[] = ['soc', 'partLoad', 'tare', 'vgm', 'reefer', 'oversize', 'dangerous']

const noFields: ReadonlySet<string> = new Set()
/**
 * The groups to show: those of the cargo, those chosen, and those in which something stands.
 * @param found fields that findings point to: their columns are shown, too
 */
export function shownGroups(
  goodsType: string,
  chosen: ReadonlySet<string>,
  containers: readonly SiContainer[],
  found = noFields,
): ColumnGroup[] {
  const used = new Set(containers.flatMap(usedGroups))
  const isFound = (group: ColumnGroup) => found.size > 0 && specialColumns[group].some(({ key }) => found.has(key))
  return order.filter((group) => byCargo[goodsType] === group || chosen.has(group) || used.has(group) || isFound(group))
}

const cache = new WeakMap<SiContainer, readonly ColumnGroup[]>()

/** Cached by container: a key press in a large set reads one of them. */
function usedGroups(container: SiContainer): readonly ColumnGroup[] {
  const before = cache.get(container)
  if (before) return before
  const rows: object[] = [container, ...container.lines]
  const used = order.filter((group) => specialColumns[group].some(({ key }) => rows.some((row) => Boolean(row[key as keyof typeof row]))))
  cache.set(container, used)
  return used
}

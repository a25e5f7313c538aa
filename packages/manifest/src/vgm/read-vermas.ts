import type { LostValue } from '@jst/contracts/document'
import { part, readInterchange, readMeasure, readMoment, type Segment } from '@jst/edifact'
import { VgmError, type ReadVgm, type VgmDeclaration } from './declaration.ts'
import { massesOf, type StatedMass, type StatedMasses } from './masses.ts'
import { emptyVgm, type VgmMethod } from './record.ts'
import { vgmLost as lost } from './texts.ts'
import { vermasActions } from './vermas.ts'

/** Segments of a group. Every component that nobody reads is reported, so that nothing disappears. */
class Group {
  private readonly left: Segment[]
  private readonly taken = new Map<Segment, Set<string>>()
  private readonly problems: LostValue[] = []
  constructor(segments: readonly Segment[]) {
    this.left = [...segments]
  }
  /** The first segment of a tag and a qualifier. Further ones stay unread. */
  first(tag: string, qualifier?: string): Segment | undefined {
    const segment = this.left.find((one) => one.tag === tag && (qualifier === undefined || part(one, 0) === qualifier))
    if (!segment) return undefined
    this.left.splice(this.left.indexOf(segment), 1)
    this.taken.set(segment, new Set(qualifier === undefined ? [] : ['0.0']))
    return segment
  }
  /** All segments of a tag and a qualifier, in their order. */
  all(tag: string, qualifier?: string): Segment[] {
    const segments: Segment[] = []
    for (let next = this.first(tag, qualifier); next; next = this.first(tag, qualifier)) segments.push(next)
    return segments
  }
  read(segment: Segment | undefined, element: number, component = 0): string {
    if (!segment) return ''
    this.taken.get(segment)?.add(`${element}.${component}`)
    return part(segment, element, component)
  }
  /** Marks a code as read if it is one of those that say nothing beyond the segment itself. */
  expect(segment: Segment | undefined, element: number, component: number, expected: readonly string[]): void {
    if (segment && expected.includes(part(segment, element, component))) this.read(segment, element, component)
  }
  /** The whole segment is reported with another reason. */
  refuse(segment: Segment, Why: string): void {
    this.taken.delete(segment)
    this.report(segment, segment.raw, Why)
  }
  report({ number, tag }: Segment, Value: string, Why: string): void {
    this.problems.push({ Path: `#${number}`, Label: tag, Value, Why })
  }
  get unread(): LostValue[] {
    const values = [...this.taken].flatMap(([segment, read]) =>
      segment.elements.flatMap((element, at) =>
        element.flatMap((_text, place) => {
          const Value = part(segment, at, place)
          return Value === '' || read.has(`${at}.${place}`)
            ? []
            : [{ Path: `#${segment.number}`, Label: segment.tag, Value, Why: lost.notRead }]
        }),
      ),
    )
    const segments = this.left.map(({ number, tag, raw }) => ({ Path: `#${number}`, Label: tag, Value: raw, Why: lost.notRead }))
    return [...this.problems, ...values, ...segments]
  }
}

/** A moment of DTM to the minute, with its offset; what cannot be kept is reported. */
function momentOf(group: Group, dtm: Segment | undefined): { readonly local: string; readonly offset: string } {
  const nothing = { local: '', offset: '' }
  if (!dtm) return nothing
  const [text, format] = [group.read(dtm, 0, 1), group.read(dtm, 0, 2)]
  const read = readMoment(text, format)
  if ('wrong' in read || !read.local.includes('T')) {
    group.refuse(dtm, 'wrong' in read ? lost.time(text) : lost.dayOnly(text))
    return nothing
  }
  // format 204: seconds behind the minute
  if (/^\d{14}$/.test(text) && !text.endsWith('00')) group.report(dtm, text, lost.toTheMinute)
  return { local: read.local.replace('T', ' '), offset: read.offset }
}
const china = '+08:00'
const instantOf = ({ local, offset }: ReturnType<typeof momentOf>): string =>
  local === '' ? '' : new Date(`${local.replace(' ', 'T')}:00${offset || china}`).toISOString()
/** The wall clock in China of a moment with an offset; without one it is that of the scale. */
function clockOf(moment: ReturnType<typeof momentOf>): string {
  if (moment.local === '' || moment.offset === '') return moment.local
  return new Date(Date.parse(instantOf(moment)) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}

function massIn(group: Group, mea: Segment): StatedMass | undefined {
  const unit = group.read(mea, 2)
  const text = group.read(mea, 2, 1)
  const read = readMeasure(text)
  if (unit !== 'KGM' && unit !== 'LBR') group.refuse(mea, lost.unit(unit))
  else if ('wrong' in read) group.refuse(mea, read.wrong === 'mark' ? lost.weightMark(text) : lost.weight(text))
  else return { unit, value: read.value }
  return undefined
}
const massFields = { VGM: 'Vgm', T: 'Tare' } as const satisfies Readonly<Record<string, keyof StatedMasses>>

/** Masses of a box. One that is stated twice counts once, and the other is reported. */
function massesIn(group: Group): StatedMasses & { readonly segments: Readonly<Partial<Record<keyof StatedMasses, Segment>>> } {
  const stated: Partial<Record<keyof StatedMasses, StatedMass>> = {}
  const segments: Partial<Record<keyof StatedMasses, Segment>> = {}
  for (const mea of group.all('MEA', 'AAE')) {
    const code = group.read(mea, 1)
    const field = code === 'VGM' || code === 'T' ? massFields[code] : undefined
    if (field === undefined || stated[field]) {
      group.refuse(mea, lost.notRead)
      continue
    }
    const mass = massIn(group, mea)
    if (!mass) continue
    stated[field] = mass
    segments[field] = mea
  }
  return { ...stated, segments }
}

function methodIn(group: Group): { readonly method: VgmMethod; readonly certificate: string } {
  const doc = group.first('DOC')
  const code = group.read(doc, 0)
  const certificate = group.read(doc, 1)
  if (!doc) return { method: '', certificate }
  group.expect(doc, 0, 1, ['VGM'])
  group.expect(doc, 0, 2, ['306'])
  if (code === 'SM1' || code === 'SM2') return { method: code, certificate }
  group.report(doc, doc.raw, lost.method(code))
  return { method: '', certificate }
}

interface MessageFacts {
  readonly reference: string
  readonly at: string
  readonly isRetracted: boolean
}
function readBox(segments: readonly Segment[], head: MessageFacts): { readonly declaration: VgmDeclaration; readonly unread: LostValue[] } {
  const group = new Group(segments)
  const eqd = group.first('EQD')
  group.expect(eqd, 0, 0, ['CN'])
  group.expect(eqd, 2, 1, ['6346', '102'])
  group.expect(eqd, 2, 2, ['306', '5'])
  const reference = (qualifier: string) => group.read(group.first('RFF', qualifier), 0, 1)
  const { segments: from, ...stated } = massesIn(group)
  const { method, certificate } = methodIn(group)
  const { masses, converted } = massesOf(method, stated)
  for (const { field, stated: said, kg } of converted) {
    const mea = from[field]
    if (mea) group.report(mea, `${said.value} ${said.unit}`, lost.converted(kg))
  }
  const nad = group.first('NAD', 'SPC')
  const cta = group.first('CTA', 'RP')
  const channels = channelsIn(group)
  const ownReference = reference('ABT')
  return {
    declaration: {
      Reference: ownReference || head.reference,
      Retracted: head.isRetracted,
      At: head.at,
      Record: {
        ...emptyVgm(group.read(eqd, 1)),
        IsoType: group.read(eqd, 2),
        ...masses,
        Unit: masses.Unit || 'KGM',
        Method: method,
        Certificate: certificate,
        BookingNo: reference('BN'),
        BillNo: reference('BM'),
        Seals: group
          .all('SEL')
          .map((sel) => group.read(sel, 0))
          .join('/'),
        WeighedAt: clockOf(momentOf(group, group.first('DTM', '798'))),
        // the name has up to five lines
        Party: [0, 1, 2, 3, 4]
          .map((line) => group.read(nad, 3, line))
          .filter(Boolean)
          .join(' '),
        Person: group.read(cta, 1, 1),
        ...channels,
      },
    },
    unread: group.unread,
  }
}

/** The first telephone and address of mail; other kinds and further ones are reported. */
function channelsIn(group: Group): { readonly Phone: string; readonly Email: string } {
  const found = { TE: '', EM: '' }
  for (const com of group.all('COM')) {
    const type = group.read(com, 0, 1)
    if ((type === 'TE' || type === 'EM') && found[type] === '') found[type] = group.read(com, 0)
    else group.refuse(com, lost.notRead)
  }
  return { Phone: found.TE, Email: found.EM }
}

/** Reads VERMAS of one or many messages. @throws VgmError for a text without one */
export function readVermas(text: string): ReadVgm {
  const vermas = readInterchange(text).messages.filter(({ type }) => type === 'VERMAS')
  if (vermas.length === 0) throw new VgmError(lost.notVermas)
  const declarations: VgmDeclaration[] = []
  const unread: LostValue[] = []
  for (const { segments } of vermas) {
    const starts = segments.flatMap(({ tag }, at) => (tag === 'EQD' ? [at] : []))
    const top = new Group(segments.slice(0, starts[0] ?? segments.length))
    const bgm = top.first('BGM')
    top.expect(bgm, 0, 0, ['749'])
    top.expect(bgm, 2, 0, Object.values(vermasActions))
    const sender = top.first('NAD', 'TB')
    top.read(sender, 1)
    const head = {
      reference: top.read(bgm, 1),
      at: instantOf(momentOf(top, top.first('DTM', '137'))),
      isRetracted: bgm !== undefined && part(bgm, 2) === vermasActions.delete,
    }
    unread.push(...top.unread)
    starts.forEach((start, at) => {
      const read = readBox(segments.slice(start, starts[at + 1] ?? segments.length), head)
      declarations.push(read.declaration)
      unread.push(...read.unread)
    })
  }
  return { declarations, unread }
}

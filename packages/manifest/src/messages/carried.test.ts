import type { LostValue } from '@jst/contracts/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyConsignment, emptyGoods, isfFields, partyRoles, type Consignment, type ManifestParty } from '../model/consignment.ts'
import { writeVermas } from '../vgm/vermas.ts'
import { writeVgmJson } from '../vgm/dcsa.ts'
import { emptyVgm, type VgmRecord } from '../vgm/record.ts'
import { fieldOf, filledIn } from './carried.ts'
import { writeCuscar, writeFiling, writeIfcsum, writeMt, type ManifestHead, type WrittenManifest } from './index.ts'

const head: ManifestHead = {
  Sender: 'JSTSHA',
  Receiver: 'AGENT',
  MessageId: 'CD2612000001-01',
  At: '2026-11-28T09:30:00.000Z',
  Action: 'original',
}
type Writer = (consignment: Consignment) => WrittenManifest
const writers: Readonly<Record<string, Writer>> = {
  MT2101: (one) => writeMt('MT2101', one, head),
  IFCSUM: (one) => writeIfcsum(one, head),
  CUSCAR: (one) => writeCuscar(one, head),
  ...Object.fromEntries((['us', 'usIsf', 'eu', 'jp'] as const).map((code) => [code, (one: Consignment) => writeFiling(code, one, head)])),
}

/** A text of letters that every column takes, or none. */
const word = fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z]{2}$/))
const amount = fc.integer({ min: 1, max: 900 })
const clock = fc.constantFrom('', '2026-12-03 08:00', '2026-12-04 21:30')
const party = fc.record(
  Object.fromEntries(Object.keys(emptyConsignment().Shipper).map((key) => [key, word])),
) as fc.Arbitrary<ManifestParty>
const amounts = { Packages: amount, Weight: amount, Volume: amount }
const described = { PackageKind: word, GoodsEn: word, GoodsZh: word, HsCode: fc.constantFrom('', '7323.93'), Marks: word, UnNo: word }
const line = fc.record({ Key: fc.constant('1'), ...amounts, ...described, BillNo: word, BookingNo: word, DgClass: word, Temperature: word })
const box = fc.record({
  BoxNo: word,
  BoxType: fc.constantFrom('40HQ', '20GP'),
  IsoType: fc.constantFrom('', '45G1', '22G1'),
  Tare: fc.constantFrom(0, 3_900),
  MaxGross: fc.constantFrom(0, 32_500),
  Temperature: word,
  Soc: fc.boolean(),
  Fcl: fc.constantFrom('full' as const, 'lcl' as const),
  Seals: fc.array(
    fc.record({ No: word.filter((no) => no !== ''), Source: fc.constantFrom('' as const, 'carrier' as const, 'customs' as const) }),
    {
      maxLength: 2,
    },
  ),
  ...amounts,
  Lines: fc.array(line, { maxLength: 2 }),
})
const texts = Object.entries(emptyConsignment()).flatMap(([key, value]) => (typeof value === 'string' ? [key] : []))
/** Any consignment, filled in part, with values that differ from each other. */
const consignments = fc.record({
  ...Object.fromEntries([...texts, ...isfFields].map((key) => [key, word])),
  Payment: fc.constantFrom('', 'PP', 'CC'),
  FilingType: fc.constantFrom('', 'F10', 'F14'),
  LoadingAt: clock,
  DepartureAt: clock,
  AgentCutoff: clock,
  Originals: fc.constantFrom(0, 3),
  PortsAfter: fc.array(fc.stringMatching(/^[A-Z]{5}$/), { maxLength: 2 }),
  Routing: fc.array(fc.stringMatching(/^[A-Z]{2}$/), { maxLength: 2 }),
  BreakBulk: fc.boolean(),
  ToOrder: fc.boolean(),
  ...Object.fromEntries(partyRoles.map((role) => [role, party])),
  ...amounts,
  Goods: fc.array(
    fc.record({ ...amounts, ...described, DgContact: word }).map((row) => ({ ...emptyGoods('1'), ...row })),
    {
      minLength: 1,
      maxLength: 2,
    },
  ),
  Boxes: fc.array(box, { maxLength: 2 }),
}) as unknown as fc.Arbitrary<Consignment>

/** Other values of the same form. */
function others(path: string, value: string | number | boolean): (string | number | boolean)[] {
  const field = fieldOf(path)
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (field === 'Payment') return [value === 'PP' ? 'CC' : 'PP']
  if (field === 'FilingType') return [value === 'F10' ? 'F14' : 'F10']
  if (/At$|Cutoff$/.test(field)) return [value.replace('2026', '2027'), value.replace(/\d\d$/, '59')]
  if (field === 'Unit') return [value === 'KGM' ? 'LBR' : 'KGM']
  if (field === 'Method') return [value === 'SM1' ? 'SM2' : 'SM1']
  if (field.endsWith('Fcl')) return ['full']
  if (field.endsWith('Source')) return [value === 'carrier' ? 'customs' : 'carrier']
  if (field.endsWith('BoxType')) return [value === '40HQ' ? '20GP' : '40HQ']
  if (field.endsWith('IsoType')) return [value === '45G1' ? '22G1' : '45G1']
  if (field.endsWith('HsCode')) return ['8481.80']
  return [value.replace(/[A-Z]/g, (sign) => (sign === 'Z' ? 'A' : String.fromCodePoint(sign.codePointAt(0)! + 1)))]
}
/** An object with another value at a path. */
function changed<T>(object: T, path: string, value: unknown): T {
  const [step = '', ...rest] = path.split(/[.[\]]+/).filter((one) => one !== '')
  const own = object as Readonly<Record<string, unknown>>
  const before = own[step]
  const next = rest.length > 0 ? changed(before, rest.join('.'), value) : Array.isArray(before) ? String(value).split(' ') : value
  return (Array.isArray(object) ? object.map((one: unknown, at) => (String(at) === step ? next : one)) : { ...own, [step]: next }) as T
}
const tells = (lost: readonly LostValue[], path: string): boolean => lost.some((one) => fieldOf(one.Path) === fieldOf(path))
/** Values whose change the message does not show, and that its account does not name before or after. */
function silent<T>(write: (one: T) => WrittenManifest, one: T): string[] {
  const { text, lost } = write(one)
  return filledIn(one).flatMap(([path, value]) => {
    const isShown = others(path, value).every((other) => {
      const after = write(changed(one, path, other))
      return after.text !== text || tells(after.lost, path)
    })
    return isShown || tells(lost, path) ? [] : [`${path} ${String(value)}`]
  })
}

describe.each(Object.entries(writers))('%s', (_name, write) => {
  it('says each filled value, or names it in its account', () => {
    fc.assert(
      fc.property(consignments, (consignment) => {
        expect(silent(write, consignment)).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
  it('names a value that it does not know', () => {
    const { lost } = write({ ...emptyConsignment(), Fresh: 'X' } as Consignment)
    const known =
      lost.map(({ Path }) => Path).includes('Fresh') || write({ ...emptyConsignment(), Fresh: 'X' } as Consignment).text.includes('Fresh')
    expect(known).toBe(true)
  })
})

describe.each([
  [
    'VERMAS',
    (one: VgmRecord) => writeVermas([{ Reference: 'R', Retracted: false, At: head.At, Record: one }], { ...head, Reference: 'R' }),
  ],
  ['DCSA VGM', (one: VgmRecord) => writeVgmJson([{ Reference: 'R', Retracted: false, At: head.At, Record: one }])],
] as const)('%s', (_name, write) => {
  const weight = fc.constantFrom(0, 100.5, 12_300)
  const records = fc.record({
    ...Object.fromEntries(Object.keys(emptyVgm()).map((key) => [key, word])),
    ...Object.fromEntries(
      (['Weighed', 'Truck', 'Chassis', 'Cargo', 'Dunnage', 'Tare', 'MaxGross', 'Vgm'] as const).map((key) => [key, weight]),
    ),
    Method: fc.constantFrom('SM1', 'SM2', ''),
    Unit: fc.constantFrom('KGM', 'LBR', ''),
    IsoType: fc.constantFrom('', '45G1'),
    WeighedAt: clock,
  }) as unknown as fc.Arbitrary<VgmRecord>
  it('says each filled value, or names it in its account', () => {
    fc.assert(
      fc.property(records, (one) => {
        const bare = (path: string) => path.replace(/^\[\d+\]\./, '')
        const account = (record: VgmRecord): WrittenManifest => {
          const { lost, ...written } = write(record)
          return { ...written, lost: lost.map((each) => ({ ...each, Path: bare(each.Path) })) }
        }
        // a unit alone is no weight
        expect(silent(account, one).filter((said) => !said.startsWith('Unit '))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

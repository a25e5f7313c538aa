import { addDays, daysBetween, instantOf, mondayOf, portDay, zoneOrChina } from '../local-time.ts'
import type { CallInput, Cutoffs, CutoffOffset, RotationCall } from '../schemas.ts'
import { plannedCall } from './call.ts'

/** Fields of a rotation that sailings are made from. */
export interface Proforma {
  readonly Weekday: number
  readonly Calls: readonly RotationCall[]
}

/** Cut-offs of a departure: so many days before its day, at a time of the port. */
export function cutoffsOf(departure: string, port: string, offsets: readonly CutoffOffset[]): Cutoffs {
  const day = portDay(departure, port)
  const at = ({ DaysBefore, Time }: CutoffOffset) => instantOf(`${addDays(day, -DaysBefore)} ${Time}`, zoneOrChina(port)) ?? null
  return Object.fromEntries(offsets.map((offset) => [offset.Code, at(offset)]))
}

/** The calls of one sailing. @param day0 `YYYY-MM-DD`, the day that the rotation counts from */
export function sailingOf({ Calls }: Proforma, day0: string): CallInput[] {
  return Calls.map(({ PortCode, TerminalCode, ArriveDay, ArriveTime, DepartDay, DepartTime, Cutoffs: offsets }) => {
    const at = (day: number, time: string) => instantOf(`${addDays(day0, day)} ${time}`, zoneOrChina(PortCode)) ?? null
    const PlannedDeparture = at(DepartDay, DepartTime)
    const Cutoffs = PlannedDeparture ? cutoffsOf(PlannedDeparture, PortCode, offsets) : {}
    return plannedCall(PortCode, at(ArriveDay, ArriveTime), PlannedDeparture, { TerminalCode, Cutoffs })
  })
}

/** Weeks until a ship is back where it began: so many ships the service needs. */
export const cycleWeeks = ({ Calls }: Proforma): number =>
  Math.max(1, Math.ceil((Math.max(...Calls.map(({ DepartDay }) => DepartDay)) + 1) / 7))

/** `045E` → `046E`; a number without digits is left as it is. */
export const nextVoyageNo = (voyage: string): string =>
  voyage.replace(/(?<!\d)\d+(?=\D*$)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'))

/** A sailing that is there: `Day0`: day of its first call at that port. */
export interface KnownSailing {
  readonly Day0: string
  readonly Vessel: string
  readonly Imo: string
  readonly VoyageNo: string
}
export interface RolledSailing extends KnownSailing {
  /** There is one in that week already: nothing is added. */
  readonly Exists: boolean
}

/** Ships are named later. */
export const unnamedVessel = '待定'
/** Two sailings of a service this near to each other are the same one. */
const nearDays = 3

/**
 * The sailings of the coming weeks, one a week on the rotation's weekday; a ship comes back after a whole cycle with the next voyage
 * number. Weeks that have a sailing are named, not doubled.
 * @param from `YYYY-MM-DD`, a day of the first week
 */
export function rollForward(rotation: Proforma, sailings: readonly KnownSailing[], from: string, weeks: number): RolledSailing[] {
  const cycle = cycleWeeks(rotation)
  const all: KnownSailing[] = [...sailings]
  const near = (day: string) => all.find(({ Day0 }) => Math.abs(daysBetween(Day0, day)) <= nearDays)
  /** The next number of a ship that none of its sailings has. */
  const freeNumber = ({ Vessel, VoyageNo }: KnownSailing) => {
    const used = new Set(all.filter((sailing) => sailing.Vessel === Vessel).map((sailing) => sailing.VoyageNo))
    let number = nextVoyageNo(VoyageNo)
    while (used.has(number) && number !== nextVoyageNo(number)) number = nextVoyageNo(number)
    return number
  }
  return Array.from({ length: weeks }, (_, week) => {
    const Day0 = addDays(mondayOf(from), week * 7 + rotation.Weekday - 1)
    const there = near(Day0)
    if (there) return { ...there, Exists: true }
    const before = near(addDays(Day0, -7 * cycle))
    const named = before && before.Vessel !== unnamedVessel
    const sailing = {
      Day0,
      Vessel: named ? before.Vessel : unnamedVessel,
      Imo: named ? before.Imo : '',
      VoyageNo: named ? freeNumber(before) : `${Day0.slice(2, 4)}${weekNumber(Day0)}`,
    }
    all.push(sailing)
    return { ...sailing, Exists: false }
  })
}

/** ISO week of a day, two digits. */
export function weekNumber(day: string): string {
  const thursday = addDays(mondayOf(day), 3)
  return String(Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1).padStart(2, '0')
}

/** Days from leaving one call of a rotation to reaching a later one; undefined where it comes earlier. */
export const proformaDays = ({ Calls }: Proforma, load: number, discharge: number): number | undefined =>
  discharge > load ? Calls[discharge]!.ArriveDay - Calls[load]!.DepartDay : undefined

/** Calls in the order of their days. @returns what is wrong, by place */
export function rotationProblem({ Calls }: Proforma): { at: number; message: string } | undefined {
  for (const [at, call] of Calls.entries()) {
    const before = Calls[at - 1]
    if (call.DepartDay < call.ArriveDay || (call.DepartDay === call.ArriveDay && call.DepartTime < call.ArriveTime))
      return { at, message: `第 ${at + 1} 港离港早于到港，请核对天数和时间` }
    if (before && call.ArriveDay < before.DepartDay) return { at, message: `第 ${at + 1} 港到港天数小于上一港离港天数，请核对挂靠顺序` }
  }
  return undefined
}

/** Weekday of a rotation's call, 1 Monday … 7 Sunday. */
export const weekdayAfter = (weekday: number, days: number): number => ((weekday - 1 + days) % 7) + 1

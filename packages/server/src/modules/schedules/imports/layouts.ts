import { addDays, instantOf, portDay, scheduleFile, zoneOrChina, type CutoffWeekday } from '@jst/contracts/schedules'
import { saidOfLayout } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { FileRow } from './read-file.ts'

/** Settings of a layout beside its columns. */
export interface SaidOfFile {
  readonly CarrierCode: string
  readonly Cutoffs: readonly CutoffWeekday[]
}
export const nothingSaid: SaidOfFile = { CarrierCode: '', Cutoffs: [] }

export async function saidOfFile(db: Queryable, actor: EmployeeActor, headings: readonly string[]): Promise<SaidOfFile> {
  return { ...nothingSaid, ...((await saidOfLayout(db, actor, scheduleFile, headings)) as Partial<SaidOfFile> | undefined) }
}

/** 1 Monday … 7 Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The latest such day of the week at that time of the port that is not after the departure. */
function cutoffAt({ Weekday, Time }: CutoffWeekday, departure: string, port: string): string | undefined {
  const sails = portDay(departure, port)
  const day = addDays(sails, -((weekdayOf(sails) - Weekday + 7) % 7))
  const found = instantOf(`${day} ${Time}`, zoneOrChina(port))
  return found !== undefined && found > departure ? instantOf(`${addDays(day, -7)} ${Time}`, zoneOrChina(port)) : found
}

/** A row of the file with what its layout says where it says nothing itself. What stands already is not changed by it: `given` stays as it is. */
export function withSaid(row: FileRow, { CarrierCode, Cutoffs }: SaidOfFile): FileRow {
  const { facts, call } = row
  const departure = call.PlannedDeparture ?? call.EstimatedDeparture
  const defaultCutoffs = departure
    ? Cutoffs.flatMap((cutoff) => {
        const at = call.Cutoffs[cutoff.Code] ? undefined : cutoffAt(cutoff, departure, call.PortCode)
        return at === undefined ? [] : [[cutoff.Code, at] as const]
      })
    : []
  return {
    ...row,
    facts: { ...facts, CarrierCode: facts.CarrierCode || CarrierCode },
    call: { ...call, Cutoffs: { ...call.Cutoffs, ...Object.fromEntries(defaultCutoffs) } },
  }
}

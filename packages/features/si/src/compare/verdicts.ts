import type { SiFieldRemark, SiRecord, SiVersionRow } from '@jst/contracts/si'
import { linesById, pairContainers } from '@jst/si-drafts/rules'
import { keyOfPlace, labelOfPlace, placeOf, type Place } from '../bill/remark-path.ts'
import { keyOfGone, nameOfBox } from './compare-sides.ts'

/** Steps that send a version back with words about its fields. */
export const sendsBack: ReadonlySet<string> = new Set(['reject', 'requestChange'])
const judges: ReadonlySet<string> = new Set([...sendsBack, 'approve'])

/** The newest step of each version, newest first: what its content became. */
export function versionsOf(rows: readonly SiVersionRow[]): SiVersionRow[] {
  const seen = new Set<number>()
  return rows.filter(({ Version }) => !seen.has(Version) && seen.add(Version))
}

/** Default base of a comparison: the latest reviewed version, otherwise the previous one. */
export function firstBase(rows: readonly SiVersionRow[], below: number): SiVersionRow | undefined {
  const older = rows.filter(({ Version }) => Version < below)
  const verdictEntry = older.find(({ Event }) => judges.has(Event))
  const versions = versionsOf(older)
  return versions.find(({ Version }) => Version === verdictEntry?.Version) ?? versions[0]
}

/** The step that sent a version back last, with what was said about it. */
export const sentBack = (rows: readonly SiVersionRow[], version: number): SiVersionRow | undefined =>
  rows.find(({ Version, Event }) => Version === version && sendsBack.has(Event))

/** Words of a reviewer at the row of the comparison that they are about. */
export interface RemarkAt {
  readonly key: string
  readonly label: string
  readonly text: string
}

/** Remarks about an older content beside a newer one: boxes and goods lines are followed to where they are now. */
export const remarksAt = (remarks: readonly SiFieldRemark[], before: SiRecord, now: SiRecord): RemarkAt[] =>
  remarks.map(({ Path, Text }) => {
    const place = placeOf(Path)
    return { key: keyNow(place, before, now), label: labelOfPlace(place, before), text: Text }
  })

function keyNow(place: Place, before: SiRecord, now: SiRecord): string {
  const old = before.containers[place.container ?? -1]
  if (place.container === undefined || !old) return keyOfPlace(place)
  const [paired] = [...pairContainers(before.containers, now.containers).pairs].find(([, first]) => first === place.container) ?? []
  const box = now.containers[paired ?? -1]
  if (paired === undefined || !box) return keyOfGone(nameOfBox(old, place.container))
  if (place.line === undefined) return keyOfPlace({ ...place, container: paired })
  const lines = linesById(old.lines, box.lines)
  const position = lines.findIndex(([first]) => first !== undefined && first === old.lines[place.line ?? -1])
  const line = lines[position]?.[1]
  return keyOfPlace(line ? { ...place, container: paired, line: box.lines.indexOf(line) } : { container: paired, line: position })
}

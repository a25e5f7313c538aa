import type { Issue } from '@jst/contracts'
import type { PackedBox, PackingGrid } from '@jst/contracts/packing'
import { passes, problemsOf, type Allowance, type BookedBoxes, type Finding } from '@jst/packing/checks'
import { boxKeys, fieldWords } from '@jst/packing'

/** Boxes of an order with the reasons that were given. */
export interface CheckedList {
  readonly box: PackedBox
  readonly reason: string
}

/**
 * Findings over all lists of an order. A reason of a list answers whatever asks for one in its box.
 * @param sealed the boxes are closed, so that each laden one has a seal
 */
export function findingsOf(
  lists: readonly CheckedList[],
  booked: { readonly boxes: readonly BookedBoxes[]; readonly order: PackingGrid['Order'] },
  sealed = false,
): Finding[] {
  const boxes = lists.map(({ box }) => box)
  const keys = boxKeys(boxes)
  const compared = { Boxes: booked.boxes, Totals: booked.order }
  const asking = problemsOf(boxes, { booked: compared, sealed }).filter(({ needsReason }) => needsReason)
  const allow = asking.flatMap(({ code, path }): Allowance[] => {
    const reason = lists[keys.indexOf(path.box)]?.reason ?? ''
    return reason === '' ? [] : [{ code, box: path.box, reason }]
  })
  return problemsOf(boxes, { booked: compared, allow, sealed })
}

/** How many findings of each list stop a submission, in the order of the lists. */
export function wrongOf(boxes: readonly PackedBox[], findings: readonly Finding[]): number[] {
  const keys = boxKeys(boxes)
  return keys.map((key) => findings.filter((finding) => finding.path.box === key && !passes([finding])).length)
}

/** Findings as the wire has them: `Lists[0].Box.Lines[1].Weight`; a repair of one field is offered. */
export function issuesOf(boxes: readonly PackedBox[], findings: readonly Finding[]): Issue[] {
  const keys = boxKeys(boxes)
  return findings.map(({ severity, code, path, message, repair, needsReason }) => {
    const at = keys.indexOf(path.box)
    const line = at < 0 ? -1 : boxes[at]!.Lines.findIndex(({ Key }) => Key === path.line)
    const place = at < 0 ? 'Lists' : `Lists[${at}].Box${line < 0 ? '' : `.Lines[${line}]`}.${path.field}`
    const [field, value] = Object.entries(repair?.set ?? {})[0] ?? []
    return {
      Severity: severity,
      Code: needsReason ? `${code}_REASON` : code,
      Path: place,
      Label: fieldWords[path.field].zh,
      Message: message.zh,
      ...(repair && field === path.field && typeof value !== 'object' ? { Suggest: { Value: String(value), Text: repair.words.zh } } : {}),
    }
  })
}

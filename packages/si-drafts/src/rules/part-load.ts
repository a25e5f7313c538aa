import { containerFields as c, type SiContainer, type SiRecord } from '@jst/contracts/si/data'
import { normalizeContainerNo } from '@jst/contracts/values'
import type { Findings } from './findings.ts'

/** Numbers of boxes that several of these bills have. */
export function sharedNumbers(bills: readonly { readonly containers: readonly SiContainer[] }[]): ReadonlySet<string> {
  const once = new Set<string>()
  const shared = new Set<string>()
  for (const { containers } of bills)
    for (const number of new Set(containers.map(({ containerNo }) => normalizeContainerNo(containerNo)))) {
      if (number !== '' && once.has(number)) shared.add(number)
      once.add(number)
    }
  return shared
}

/** Warns of a box of several bills of the set that is not marked as a part load. */
export function checkPartLoads(records: readonly SiRecord[], out: Findings): void {
  if (records.length < 2) return
  const shared = sharedNumbers(records)
  if (shared.size === 0) return
  for (const [index, { id, containers }] of records.entries())
    for (const [at, { containerNo, partLoad }] of containers.entries())
      if (partLoad !== '1' && shared.has(normalizeContainerNo(containerNo)))
        out
          .of(id, `TDBLInfos[${index}]`)
          .warnAt(
            c.partLoad,
            'PART_LOAD',
            out.t.partLoad(containerNo),
            { suggest: { Value: '1', Text: out.t.markPartLoad } },
            `BoxInfos[${at}].`,
          )
}

import { SiStatus, type SiRecordWire } from '@jst/contracts/si'

const isOut = (status: number) => status === SiStatus.withdrawn || status === SiStatus.voided

/** The bills of an order that count: a withdrawn or voided one does only when it is the one that is looked at, and then alone. */
export function billsInUse(all: readonly SiRecordWire[], id: number): readonly SiRecordWire[] {
  const live = all.filter(({ TBI_STATUS }) => !isOut(TBI_STATUS))
  return live.some(({ Id }) => Id === id) ? live : all.filter(({ Id }) => Id === id)
}

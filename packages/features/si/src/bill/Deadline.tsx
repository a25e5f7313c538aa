import { SiStatus } from '@jst/contracts/si'
import { Countdown, DateText } from '@jst/ui'

const open: readonly (number | null)[] = [null, SiStatus.draft, SiStatus.submitted, SiStatus.rejected]

/** SI cut-off: a countdown while an act is pending, otherwise a plain date. */
export function Deadline({ at, status }: { at: string | null; status: number | null }) {
  return open.includes(status) ? <Countdown deadline={at} /> : <DateText value={at} />
}

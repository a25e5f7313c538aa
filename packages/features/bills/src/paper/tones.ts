import type { BillPaper } from '@jst/contracts/bills'
import type { Tone } from '@jst/ui'

/** Colours of what the code of a paper says. */
export const paperTones: Readonly<Record<BillPaper['State'], Tone>> = { valid: 'green', superseded: 'orange', void: 'red' }

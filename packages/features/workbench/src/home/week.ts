import { rejectReasons } from '@jst/contracts/si'
import { link, type App } from '@jst/feature-kit'
import { texts } from '../texts.ts'

/** The lists behind the figures of the week, which the server counts with the same filters. */
export interface WeekLists {
  day: (day: string) => string
  reason: (code: string) => string
}

const lists = {
  internal: {
    day: (day) => link('/tdManage/siCheck', { Status: '1,3', DeadlineFrom: day, DeadlineTo: day }),
    reason: (code) => link('/tdManage/siCheck', { Status: '3', ReviewReason: code }),
  },
  external: {
    day: (day) => link('/external/workbench/SISubimtList', { SiState: 'none', DeadlineFrom: day, DeadlineTo: day }),
    reason: (code) => link('/external/workbench/SISubimtList', { List: 'records', Status: '3', ReviewReason: code }),
  },
} as const satisfies Record<string, WeekLists>

/** Undefined where the menu has no such list: then nothing is asked for. */
export function weekLists({ surface, permissions }: Pick<App, 'surface' | 'permissions'>): WeekLists | undefined {
  const surfaceLists = lists[surface === 'internal' ? 'internal' : 'external']
  return permissions.holds(surfaceLists.day('')) ? surfaceLists : undefined
}

/** `R02 货描笼统`; a code that is not in the table stands for itself. */
export function reasonName(code: string): string {
  const rejectReason = rejectReasons.find((reason) => reason.code === code)
  return rejectReason ? texts.week.reason(rejectReason.code, rejectReason.zh) : code
}

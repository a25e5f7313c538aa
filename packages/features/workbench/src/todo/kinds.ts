import type { ToDoFigure, ToDoKind } from '@jst/contracts/workbench'
import { link, type App } from '@jst/feature-kit'
import type { Stat, Tone } from '@jst/ui'
import { recordPage } from '../targets.ts'
import { texts } from './texts.ts'

interface KindOfTask {
  tone: Tone
  /** The list that the figure counts: the server takes the count from the same list with the same filters. */
  list: string
  /** Where the thing itself is done; undefined where the menu has no such page. */
  open: (id: number, permissions: Permissions) => string | undefined
}
type Permissions = Pick<App['permissions'], 'holds'>

const record = (id: number, permissions: Permissions) => recordPage(permissions)?.(id)

export const kinds: Readonly<Record<ToDoKind, KindOfTask>> = {
  siMine: { tone: 'blue', list: link('/tdManage/siCheck', { Status: '1', Claim: 'mine' }), open: record },
  siReview: { tone: 'blue', list: link('/tdManage/siCheck', { Status: '1' }), open: record },
  siDay: { tone: 'orange', list: link('/tdManage/siCheck', { Status: '1,3', Due: 'day' }), open: record },
  siOverdue: { tone: 'red', list: link('/tdManage/siCheck', { Status: '1,3', Due: 'overdue' }), open: record },
  messages: {
    tone: 'blue',
    list: link('/system/message', { UnReadOnly: true }),
    open: (id) => link('/system/messageDetail', { id }),
  },
  applications: {
    tone: 'blue',
    list: link('/system/CompanyAudit', { State: 'SUBMITTED' }),
    open: (id) => link('/system/CompanyAudit', { State: 'SUBMITTED', Id: id }),
  },
  binds: { tone: 'blue', list: link('/system/employee/list', { Binds: 1 }), open: () => link('/system/employee/list', { Binds: 1 }) },
}

/** The figures whose list the menu has, as cards; while they load the first of everybody's keep their places. */
export const statsOf = (figures: readonly ToDoFigure[] | undefined, permissions: Permissions): Stat[] =>
  (figures ?? waiting)
    .filter(({ Kind }) => permissions.holds(kinds[Kind].list))
    .map(({ Kind, Count }) => ({
      key: Kind,
      label: texts.kinds[Kind],
      value: Count,
      tone: kinds[Kind].tone,
      hint: texts.hints[Kind],
      to: kinds[Kind].list,
    }))

const waiting: readonly { Kind: ToDoKind; Count: undefined }[] = (['siMine', 'siOverdue', 'siDay', 'siReview', 'messages'] as const).map(
  (Kind) => ({ Kind, Count: undefined }),
)

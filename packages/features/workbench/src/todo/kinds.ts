import type { ToDoFigure, ToDoKind, ToDoTask } from '@jst/contracts/workbench'
import { link, type App, type HomeRole } from '@jst/feature-kit'
import type { Tone } from '@jst/ui'
import type { PlacedStat } from '../home/tiles.ts'
import { recordPage } from '../targets.ts'
import type { Task } from './tasks.ts'
import { texts } from './texts.ts'

interface KindOfTask {
  tone: Tone
  /** Homes on which its figure comes first. */
  roles: readonly HomeRole[]
  /** The list that the figure counts: the server takes the count from the same list with the same filters. */
  list: (permissions: Permissions) => string
  /** Where the thing itself is done; undefined where the menu has no such page. */
  open: (id: number, permissions: Permissions) => string | undefined
}
type Permissions = Pick<App['permissions'], 'holds'>

const at =
  (path: string, filters: Parameters<typeof link>[1]): KindOfTask['list'] =>
  () =>
    link(path, filters)
const record: KindOfTask['open'] = (id, permissions) => recordPage(permissions)?.(id)

const queue = '/tdManage/siCheck'
const orders = '/external/workbench/SISubimtList'
const editor = '/external/workbench/siSubmit'
const filled =
  (of: 'CGO_ID' | 'Id'): KindOfTask['open'] =>
  (id, permissions) =>
    permissions.holds(editor) ? link(editor, { [of]: id }) : undefined
const late = at('/tdManage/siMake', { Late: 'open' })
const audit = '/system/CompanyAudit'
const staff = at('/system/employee/list', { Binds: 1 })
const box = (permissions: Permissions) => (permissions.holds('/system/message') ? '/system/message' : '/manage/message')

const admins: readonly HomeRole[] = ['administrator']
const anyStaff: readonly HomeRole[] = ['administrator', 'documents', 'operations', 'pricing', 'sales', 'finance']
const everybody: readonly HomeRole[] = [...anyStaff, 'customer', 'provider']
const kinds: Readonly<Record<ToDoKind, KindOfTask>> = {
  siMine: { roles: ['documents'], tone: 'blue', list: at(queue, { Status: '1', Claim: 'mine' }), open: record },
  siReview: { roles: ['documents'], tone: 'blue', list: at(queue, { Status: '1' }), open: record },
  siDay: { roles: ['documents'], tone: 'orange', list: at(queue, { Status: '1,3', Due: 'day' }), open: record },
  siOverdue: { roles: ['documents'], tone: 'red', list: at(queue, { Status: '1,3', Due: 'overdue' }), open: record },
  late: { roles: ['documents'], tone: 'orange', list: late, open: (_, permissions) => late(permissions) },
  siSubmit: { roles: ['customer'], tone: 'blue', list: at(orders, { SiState: 'none' }), open: filled('CGO_ID') },
  siSoon: { roles: ['customer'], tone: 'orange', list: at(orders, { SiState: 'none', DueWithinHours: 24 }), open: filled('CGO_ID') },
  siLapsed: { roles: ['customer'], tone: 'red', list: at(orders, { SiState: 'none' }), open: filled('CGO_ID') },
  siCorrect: { roles: ['customer'], tone: 'red', list: at(orders, { List: 'records', Status: '3' }), open: filled('Id') },
  siConfirm: { roles: ['customer'], tone: 'orange', list: at(orders, { List: 'records', Status: '4' }), open: filled('Id') },
  approvals: {
    roles: anyStaff,
    tone: 'orange',
    list: at('/internal/WorkCenter', { Approvals: 'all' }),
    open: (id) => link('/internal/WorkCenter', { Approvals: id }),
  },
  messages: {
    roles: everybody,
    tone: 'blue',
    list: (permissions) => link(box(permissions), { UnReadOnly: true }),
    open: (id, permissions) => link(`${box(permissions)}Detail`, { id }),
  },
  applications: {
    roles: admins,
    tone: 'blue',
    list: at(audit, { State: 'SUBMITTED' }),
    open: (id) => link(audit, { State: 'SUBMITTED', Id: id }),
  },
  binds: { roles: admins, tone: 'blue', list: staff, open: (_, permissions) => staff(permissions) },
}

/** In the order of the server; what asks for an agreement stands before the rest, news behind it. */
const orderOf = (kind: ToDoKind, at: number): number => (kind === 'approvals' ? 5 : kind === 'messages' ? 90 : 10 + at)

/** The figures whose list the menu has; while they load the first of everybody's keep their places. */
export const statsOf = (figures: readonly ToDoFigure[] | undefined, permissions: Permissions): PlacedStat[] =>
  (figures ?? waiting).flatMap(({ Kind, Count }, at) => {
    const to = kinds[Kind].list(permissions)
    if (!permissions.holds(to)) return []
    const { tone, roles } = kinds[Kind]
    return { key: Kind, label: texts.kinds[Kind], value: Count, tone, hint: texts.hints[Kind], to, roles, order: orderOf(Kind, at) }
  })

const first = ['siMine', 'siOverdue', 'siDay', 'siReview', 'siSubmit', 'siSoon', 'siCorrect', 'siConfirm', 'messages'] as const
const waiting: readonly { Kind: ToDoKind; Count: undefined }[] = first.map((Kind) => ({ Kind, Count: undefined }))

/** Tasks of the list of things to do. */
export const tasksOf = (tasks: readonly ToDoTask[], permissions: App['permissions']): readonly Task[] =>
  tasks.map(({ Kind, Id, Title, Note, Due, Since, Record }) => {
    const { tone, roles, list, open } = kinds[Kind]
    const to = open(Id, permissions)
    return {
      // the tile that counts the record names it by its page too
      key: Record || `${Kind} ${Id}`,
      kind: { key: Kind, label: texts.kinds[Kind], tone, list: list(permissions) },
      roles,
      title: Title,
      note: Note,
      due: Due,
      since: Since,
      ...(Kind === 'approvals' ? { over: texts.late } : {}),
      to,
      act: texts.acts[Kind],
      isLapsed: Kind === 'siLapsed',
    }
  })

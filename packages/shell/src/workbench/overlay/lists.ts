import { listSettings, saveListSettings, type ListSetting } from '@jst/contracts/views'
import type { App } from '@jst/feature-kit'
import type { ListArrangement } from '@jst/ui'

/** Long after the first rows; several changes in a row are saved together (milliseconds). */
const askAfter = 2_000
const saveAfter = 800

const toWire = (List: string, { order, hidden, pinned, rowNumbers, pageSize }: ListArrangement): ListSetting => ({
  List,
  Order: [...order],
  Hidden: [...hidden],
  Pinned: [...pinned],
  RowNumbers: rowNumbers,
  PageSize: pageSize,
})
const fromWire = ({ Order, Hidden, Pinned, RowNumbers, PageSize }: ListSetting): ListArrangement => ({
  order: Order,
  hidden: Hidden,
  pinned: Pinned,
  rowNumbers: RowNumbers,
  pageSize: PageSize,
})

/**
 * Keeps how lists are arranged with the account: what it has is taken over once per document, what is changed here is saved there. This machine's
 * copy stands until the answer comes; without the server it goes on alone.
 */
export function followLists({ api, ui, session }: Pick<App, 'api' | 'ui' | 'session'>): () => void {
  const changed = new Map<string, ListArrangement>()
  /** Changed here since the document was opened: an answer that was on its way meanwhile does not undo it. */
  const changedLists = new Set<string>()
  let saving: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    for (const [list, arrangement] of changed) {
      changed.delete(list)
      if (session.token !== null) api.call(saveListSettings, toWire(list, arrangement)).catch(() => undefined)
    }
  }
  ui.lists.onChange = (list, arrangement) => {
    changedLists.add(list)
    changed.set(list, arrangement)
    clearTimeout(saving)
    saving = setTimeout(save, saveAfter)
  }
  const asking = setTimeout(() => {
    if (session.employee === null) return
    api.call(listSettings, {}).then(
      (stored) => stored.forEach((one) => changedLists.has(one.List) || ui.lists.of(one.List).take(fromWire(one))),
      () => undefined,
    )
  }, askAfter)
  return () => {
    clearTimeout(asking)
    clearTimeout(saving)
    save()
    ui.lists.onChange = undefined
  }
}

import { listSettings, saveListSettings, type ListSetting } from '@jst/contracts/views'
import type { App } from '@jst/feature-kit'
import type { ListArrangement } from '@jst/ui'

/** Debounce of saving: several changes in a row are saved together, long after the first rows (milliseconds). */
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
 * Synchronises the column settings of lists with the account: the stored ones are applied once per document, changes are saved. Until the response
 * the local copy applies; without the server it stays in use.
 */
export function followLists({ api, ui, session }: Pick<App, 'api' | 'ui' | 'session'>): () => void {
  const changed = new Map<string, ListArrangement>()
  /** Settings changed since the document was opened; a response that arrives later does not overwrite them. */
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

import { ApiError } from '@jst/api-client'
import { removeMenu, saveMenu, type MenuItem } from '@jst/contracts/system'
import { failureOf, HistoryDrawer, useApp, type HistoryWords } from '@jst/feature-kit'
import { Notice, Panel, RowActs, TextButton } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { historyWords } from '../history.ts'
import { Holders } from './Holders.tsx'
import { MenuFields } from './MenuFields.tsx'
import type { MenuDesk } from './MenuDesk.ts'
import type { MenuForm } from './MenuForm.ts'
import { texts } from './texts.ts'

const words = texts.form

/** Entries by their names, buttons as the form lists them. */
const menuHistory = ({ tree }: MenuDesk): HistoryWords => ({
  ...historyWords,
  show: (field, value) => {
    if (field === 'Buttons') return (value as MenuItem['Buttons']).map(({ Code, Name }) => `${Name}（${Code}）`).join('；') || undefined
    if (field === 'ParentId') return value === null ? words.top : tree.byId.get(Number(value))?.Name
    return undefined
  },
})

interface MenuPanelProps {
  form: MenuForm | undefined
  desk: MenuDesk
  mayEdit: boolean
  onSaved: (item: MenuItem) => void
  onRemoved: (id: number) => void
  /** Somebody else's version in place of the own one. */
  onTaken: (item: MenuItem) => void
}

/** The picked entry, or a new one. */
export const MenuPanel = observer(function MenuPanel({ form, desk, mayEdit, onSaved, onRemoved, onTaken }: MenuPanelProps) {
  const app = useApp()
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState('')
  const [open, setOpen] = useState<'holders' | 'history'>()
  if (!form)
    return (
      <Panel title={words.plain}>
        <p className="jst-muted">{texts.pick}</p>
      </Panel>
    )
  const { stored } = form
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) form.refused(error.data as MenuItem)
      else setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  const save = () => {
    setTried(true)
    if (form.input.Name === '' || form.input.Path === '') return undefined
    return attempt(async () => {
      const saved = await app.api.call(saveMenu, form.input)
      app.notify.success(words.saved(saved.Name))
      onSaved(saved)
    })
  }
  const remove = async (item: MenuItem) => {
    if (!(await app.notify.confirm({ title: words.removeTitle(item.Name), content: words.removeContent, ok: words.remove, danger: true })))
      return
    await attempt(async () => {
      await app.api.call(removeMenu, { Id: item.Id, UpdateTime: item.UpdateTime })
      app.notify.success(words.removed)
      onRemoved(item.Id)
    })
  }
  const parent = desk.tree.byId.get(form.parentId ?? 0)
  return (
    <Panel
      title={stored ? words.title(stored.Name) : words.newTitle}
      extra={
        stored && (
          <RowActs>
            <TextButton onClick={() => setOpen('holders')}>{words.holders(stored.Roles)}</TextButton>
            <TextButton onClick={() => setOpen('history')}>{words.history}</TextButton>
          </RowActs>
        )
      }
    >
      <div className="jst-stack-form">
        {failure && <Notice tone="error">{failure}</Notice>}
        {form.theirs && (
          <Notice tone="warning" action={<Button onClick={() => form.theirs && onTaken(form.theirs)}>{words.takeTheirs}</Button>}>
            {words.stale}
          </Notice>
        )}
        <p className="jst-muted">{`${words.parent}：${parent?.Name ?? words.top}`}</p>
        <MenuFields form={form} disabled={!mayEdit} tried={tried} />
        {mayEdit && (
          <div className="jst-acts">
            <Button type="primary" loading={busy} disabled={!form.dirty} onClick={() => void save()}>
              {words.save}
            </Button>
            {stored && !stored.BuiltIn && (
              <Button status="danger" onClick={() => void remove(stored)}>
                {words.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      {open === 'holders' && stored && <Holders item={stored} onClose={() => setOpen(undefined)} />}
      {open === 'history' && stored && (
        <HistoryDrawer entity="menu" id={stored.Id} title={stored.Name} words={menuHistory(desk)} onClose={() => setOpen(undefined)} />
      )}
    </Panel>
  )
})

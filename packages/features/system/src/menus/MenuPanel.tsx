import { removeMenu, type MenuItem } from '@jst/contracts/system'
import { HistoryDrawer, useApp, type HistoryWords } from '@jst/feature-kit'
import { FormNotices, useFormModel } from '@jst/feature-kit/form'
import { Panel, RowActs, TextButton } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { historyWords } from '../history.texts.ts'
import { Holders } from './Holders.tsx'
import { MenuFields } from './MenuFields.tsx'
import type { MenuForm } from './menu-form.ts'
import type { MenuDesk } from './MenuDesk.ts'
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
  onRemoved: (id: number) => void
}

/** The picked entry, or a new one. */
export const MenuPanel = observer(function MenuPanel({ form, ...rest }: MenuPanelProps) {
  if (form) return <Editor form={form} {...rest} />
  return (
    <Panel title={words.plain}>
      <p className="jst-muted">{texts.pick}</p>
    </Panel>
  )
})

const Editor = observer(function Editor({ form, desk, mayEdit, onRemoved }: MenuPanelProps & { form: MenuForm }) {
  const app = useApp()
  useFormModel(form)
  const [open, setOpen] = useState<'holders' | 'history'>()
  const { stored } = form
  const remove = async (item: MenuItem) => {
    if (!(await app.notify.confirm({ title: words.removeTitle(item.Name), content: words.removeContent, ok: words.remove, danger: true })))
      return
    if (!(await form.run(() => app.api.call(removeMenu, { Id: item.Id, UpdateTime: item.UpdateTime })))) return
    form.giveUp()
    app.notify.success(words.removed)
    onRemoved(item.Id)
  }
  const parent = desk.tree.byId.get(form.values.ParentId ?? 0)
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
        <FormNotices form={form} />
        <p className="jst-muted">{`${words.parent}：${parent?.Name ?? words.top}`}</p>
        <MenuFields form={form} disabled={!mayEdit} />
        {mayEdit && (
          <div className="jst-acts">
            <Button type="primary" loading={form.busy} disabled={!form.dirty || form.theirs !== undefined} onClick={() => void form.save()}>
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

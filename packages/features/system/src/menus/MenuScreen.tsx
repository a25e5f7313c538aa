import { menuList, moveMenu, type MenuItem, type MenuPortal } from '@jst/contracts/system'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { ErrorView, PageFrame, Panel, TextField } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { menuForm, type MenuForm } from './menu-form.ts'
import { MenuDesk, type Target } from './MenuDesk.ts'
import { MenuPanel } from './MenuPanel.tsx'
import { MenuTreeView } from './MenuTreeView.tsx'
import { texts } from './texts.ts'

interface MenuScreenProps {
  title: string
  /** Path of the page: its buttons are what counts. */
  path: string
  /** Undefined: both trees. */
  portal?: MenuPortal
}

/** The tree of menu entries with an editor beside it (spec §2.19, §2.11). */
export const MenuScreen = observer(function MenuScreen({ title, path, portal }: MenuScreenProps) {
  const menus = useDetail(menuList, portal ? { Portal: portal } : {})
  if (menus.status === 'failed' && menus.error)
    return (
      <PageFrame title={title}>
        <ErrorView error={menus.error} onRetry={menus.reload} />
      </PageFrame>
    )
  return (
    <PageFrame title={title}>
      {menus.data ? (
        <Desk menus={menus.data} path={path} portal={portal} />
      ) : (
        <Panel title={title}>
          <div className="jst-skeleton" />
        </Panel>
      )}
    </PageFrame>
  )
})

const Desk = observer(function Desk({ menus, path, portal }: { menus: MenuItem[]; path: string; portal: MenuPortal | undefined }) {
  const app = useApp()
  const [desk] = useState(() => new MenuDesk(menus))
  const [form, setForm] = useState<MenuForm>()
  const mayEdit = usePermitted('edit', path)
  const words = texts.form
  const query = portal ? { Portal: portal } : {}
  const edit = (entry: MenuItem | undefined, parentId: number | null = null) =>
    setForm(
      menuForm(app.api, entry, parentId, (item) => {
        app.notify.success(words.saved(item.Name))
        desk.take(item)
        edit(item)
      }),
    )
  const mayLeave = async () => {
    if (form?.dirty && !(await app.notify.confirm({ title: words.leaveTitle, content: words.leave, ok: words.leaveOk, danger: true })))
      return false
    form?.giveUp()
    return true
  }
  const open = async (id: number) => {
    if (form?.stored?.Id === id || !(await mayLeave())) return
    desk.pick(id)
    edit(desk.current)
  }
  const add = async (parentId: number | null) => {
    if (await mayLeave()) edit(undefined, parentId)
  }
  const { run: move } = useAction(async (id: number, target: Target) => {
    const item = desk.tree.byId.get(id)
    if (!item) return
    const children = await app.api.call(moveMenu, { Id: id, ...target, UpdateTime: item.UpdateTime }).catch(async (error: unknown) => {
      // somebody else has changed the tree: what is refused shows why once the tree is as it is
      desk.replace(await app.api.call(menuList, query))
      throw error
    })
    desk.takeChildren(children)
    const moved = children.find(({ Id }) => Id === id)
    if (moved && form?.stored?.Id === id) form.rebase(moved)
  })
  return (
    <div className="jst-menu-desk">
      <Panel title={texts.tree} className="jst-menu-tree-panel">
        <div className="jst-acts">
          <TextField label={texts.search} hint={texts.searchHint} value={desk.keyword} onChange={(words) => desk.find(words)} />
          {mayEdit && portal !== 'external' ? <Button onClick={() => void add(null)}>{texts.addRoot}</Button> : null}
          {mayEdit && desk.picked !== undefined ? <Button onClick={() => void add(desk.picked ?? null)}>{texts.addChild}</Button> : null}
        </div>
        <p className="jst-muted">{texts.help}</p>
        <MenuTreeView desk={desk} onPick={(id) => void open(id)} onMove={mayEdit ? (id, target) => void move(id, target) : undefined} />
      </Panel>
      <MenuPanel
        key={form?.keep ?? ''}
        form={form}
        desk={desk}
        mayEdit={mayEdit}
        onRemoved={(id) => {
          desk.remove(id)
          setForm(undefined)
        }}
      />
    </div>
  )
})

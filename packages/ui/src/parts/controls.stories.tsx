import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Icon, iconNames } from '../icons/Icon.tsx'
import { hoursLater, StoryFrame } from '../stories.tsx'
import { AppLink } from './AppLink.tsx'
import { CopyButton } from './CopyButton.tsx'
import { DateText } from './DateText.tsx'
import { Dialog } from './Dialog.tsx'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import { Popup } from './Popup.tsx'
import { Port } from './Port.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { TextField } from './TextField.tsx'

const meta: Meta = { title: 'ui/控件', decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>] }
export default meta

export const 图标: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 12, listStyle: 'none', padding: 0 }}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}

export const 文本部件: StoryObj = {
  render: () => (
    <ul>
      <li>
        <AppLink to="/tdManage/siDetail?Id=1">COSU6412345670</AppLink> <CopyButton text="COSU6412345670" />
      </li>
      <li>
        <Port name="上海" code="CNSHA" /> → <Port name="汉堡" code="DEHAM" /> → <Port name="" />
      </li>
      <li>
        <DateText value={hoursLater(-26)} /> · <DateText value={null} />
      </li>
    </ul>
  ),
}

const onRefresh = fn()
export const 图标按钮: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <IconButton icon="refresh" label="刷新" onClick={onRefresh} />
      <IconButton icon="refresh" label="正在刷新" busy onClick={onRefresh} />
      <IconButton icon="refresh" label="不可用" disabled onClick={onRefresh} />
      <IconButton icon="refresh" label="已按下" pressed onClick={onRefresh} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    onRefresh.mockClear()
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: '刷新' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '不可用' }))
    await expect(onRefresh).toHaveBeenCalledTimes(1)
  },
}

const onPick = fn()
export const 菜单: StoryObj = {
  render: () => (
    <Menu
      label="更多操作"
      trigger="更多"
      items={[
        { key: 'copy', label: '复制为新草稿', icon: 'copy', onSelect: onPick },
        { key: 'pin', label: '固定', checked: true, onSelect: onPick },
        { key: 'void', label: '作废', danger: true, onSelect: onPick },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    onPick.mockClear()
    const trigger = within(canvasElement).getByRole('button', { name: '更多操作' })
    await userEvent.click(trigger)
    await expect(screen.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onPick).toHaveBeenCalledTimes(1)
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
  },
}

export const 弹层: StoryObj = {
  render: () => (
    <Popup label="截单说明" trigger="截单">
      {(close) => (
        <div style={{ padding: 12, maxWidth: 240 }}>
          <p>对外截单 11-21 17:00，对内提前 4 小时。</p>
          <button type="button" onClick={close}>
            知道了
          </button>
        </div>
      )}
    </Popup>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '截单说明' }))
    await userEvent.click(screen.getByRole('button', { name: '知道了' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

function Opened() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        退回修改
      </button>
      {open && (
        <Dialog
          title="退回修改"
          onClose={() => setOpen(false)}
          footer={
            <button type="button" onClick={() => setOpen(false)}>
              退回并通知提交人
            </button>
          }
        >
          <p>将退回 1 票补料并通知提交人 沈佳怡。</p>
        </Dialog>
      )}
    </>
  )
}
export const 对话框: StoryObj = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '退回修改' })
    await userEvent.click(trigger)
    await expect(screen.getByRole('dialog', { name: '退回修改' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}

function Fields() {
  const [name, setName] = useState('')
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <TextField label="模板名称" required hint="同一公司内不能重名" value={name} onChange={setName} maxLength={50} />
      <TextField label="箱号" value="TCLU1234567" error="校验码不符，应为 TCLU1234560" onChange={() => undefined} />
      <TextField label="委托公司" value="宁波远帆进出口有限公司" disabled onChange={() => undefined} />
      <TextField label="密码" type="password" value="secret" onChange={() => undefined} autoComplete="current-password" />
    </div>
  )
}
export const 输入框: StoryObj = {
  render: () => <Fields />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /模板名称/ }), '欧线通用')
    await expect(canvas.getByRole('textbox', { name: /模板名称/ })).toHaveValue('欧线通用')
    await expect(canvas.getByRole('textbox', { name: '箱号' })).toHaveAccessibleDescription(/TCLU1234560/)
  },
}

export const 打印页: StoryObj = {
  parameters: { docs: { description: { story: '内容只出现在打印件上，页面其余部分不打印；打印完成后通知调用方。' } } },
  render: () => (
    <PrintSheet onDone={() => undefined}>
      <p>BILL OF LADING COSU6412345670</p>
    </PrintSheet>
  ),
  beforeEach: () => {
    const print = window.print
    window.print = () => undefined
    return () => {
      window.print = print
    }
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Icon, iconNames } from '../icons/Icon.tsx'
import { hoursLater, propsOf, StoryFrame } from '../stories.tsx'
import { AppLink } from './AppLink.tsx'
import { CopyButton } from './CopyButton.tsx'
import { DateText } from '../display/DateText.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import { FilePick } from './FilePick.tsx'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import { Popup } from './Popup.tsx'
import { Port } from '../display/Port.tsx'
import { VesselVoyage } from '../display/VesselVoyage.tsx'
import { PrintSheet } from '../display/PrintSheet.tsx'

const meta: Meta = {
  title: 'ui/控件',
  parameters: { docs: { description: { component: '基本控件：图标、链接、按钮、菜单、弹层、对话框、输入框。' } } },
  argTypes: propsOf({
    Icon: { name: '图标的名称。', size: '边长，像素，默认 16。' },
    AppLink: {
      to: '目标地址；普通点击在应用内打开，按住 Ctrl 等则交给浏览器。',
      children: '链接文字。',
      className: '样式名，默认是链接的样子。',
      title: '悬停时的说明。',
      tabIndex: 'Tab 键的次序。',
      'aria-label': '读屏软件读出的名称。',
      onFollow: '在应用内打开之前。',
    },
    CopyButton: { text: '要复制的文字；复制后打勾一秒半。' },
    DateText: { value: '时间，ISO 8601；没有则为“–”。', format: '格式，默认 MM-DD HH:mm，悬停显示完整日期与星期。' },
    Port: { name: '中文名；没有则为“–”。', code: '五位代码，小字。' },
    VesselVoyage: { vessel: '船名；放不下时被截断。', voyage: '航次；始终完整。' },
    IconButton: {
      icon: '图标的名称。',
      label: '按钮的名称：悬停显示，读屏软件读出。',
      onClick: '点击。',
      disabled: '不可用。',
      busy: '正在进行，图标转动。',
      pressed: '开关按钮是否按下。',
      ref: '按钮元素。',
    },
    Menu: {
      label: '菜单的名称。',
      trigger: '按钮上的内容。',
      triggerClassName: '按钮的样式名。',
      items: '菜单项：文字、图标、是否选中、是否危险、选中后的动作。',
      head: '菜单项之上的内容。',
      align: '面板对齐按钮的哪一边：start、end。',
    },
    Popup: {
      label: '按钮与面板的名称。',
      trigger: '按钮上的内容。',
      triggerClassName: '按钮的样式名。',
      align: '面板对齐按钮的哪一边：start、end。',
      role: '面板是 dialog 还是 menu。',
      children: '面板内容；得到关闭面板的方法。',
    },
    Dialog: {
      title: '标题。',
      onClose: '按 Esc、点叉号、点窗口之外。',
      children: '内容。',
      footer: '下方按钮，主要操作在最后。',
      width: '宽度，像素；抽屉为 480、720、960。',
      place: 'center 居中的对话框，side 右侧的抽屉。',
    },
    FilePick: {
      accept: '可选的扩展名与类型，如 .xlsx,.csv。',
      label: '选文件做什么，读屏软件读出。',
      onFile: '选好一个文件；同一个文件可以再选。',
      children: '按钮；得到打开选择窗口的方法。',
    },
    PrintSheet: { children: '打印的内容，屏幕上看不到。', onDone: '离开打印窗口。' },
  }),
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
}
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
  tags: ['空'],
  render: () => (
    <ul>
      <li>
        <AppLink to="/tdManage/siDetail?Id=1">COSU6412345670</AppLink> <CopyButton text="COSU6412345670" />
      </li>
      <li>
        <Port name="上海" code="CNSHA" /> → <Port name="汉堡" code="DEHAM" /> → <Port name="" />
      </li>
      <li>
        <VesselVoyage vessel="COSCO SHIPPING ARIES" voyage="052W" /> · <VesselVoyage vessel="YM TROPHY" voyage="" /> ·{' '}
        <VesselVoyage vessel="" voyage={null} />
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

const onFile = fn()
export const 选择文件: StoryObj = {
  render: () => (
    <FilePick accept=".xlsx,.csv" label="导入员工的文件" onFile={onFile}>
      {(choose) => (
        <button type="button" onClick={choose}>
          选择文件
        </button>
      )}
    </FilePick>
  ),
  play: async ({ canvasElement }) => {
    onFile.mockClear()
    const file = new File(['姓名,手机号'], '员工.csv', { type: 'text/csv' })
    await userEvent.upload(within(canvasElement).getByLabelText('导入员工的文件'), file)
    await expect(onFile).toHaveBeenCalledWith(file)
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

const longName = '改配：COSCO SHIPPING UNIVERSE 042W 改为 CMA CGM ANTOINE DE SAINT EXUPERY 0FLJ1W（须客户书面确认）'
function Crowded() {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 12, width: 320, minHeight: 420 }}>
      <AppLink to="/tdManage/siDetail?Id=1">{'COSU6412345670A/COSU6412345670B/'.repeat(3)}</AppLink>
      <div style={{ width: 170 }}>
        <VesselVoyage vessel="CMA CGM ANTOINE DE SAINT EXUPERY" voyage="0FLJ1W" />
      </div>
      <div>
        <Port name="阿加迪尔（摩洛哥大西洋沿岸港口）" code="MAAGA" /> <DateText value={hoursLater(-26)} /> <DateText value={null} />
        <CopyButton text="COSU6412345670" /> <Icon name="box" />
      </div>
      <div style={{ display: 'flex', gap: 8 }}>
        <IconButton icon="edit" label={longName} onClick={() => undefined} />
        <Popup label="截单说明" trigger="截单" align="start">
          {() => <p style={{ padding: 12 }}>{`${longName}。`.repeat(3)}</p>}
        </Popup>
        <Menu
          label="更多操作"
          trigger="更多"
          align="start"
          items={[{ key: 'swap', label: longName, danger: true, onSelect: () => setOpen(true) }]}
        />
      </div>
      {open ? (
        <Dialog title={longName} place="side" onClose={() => setOpen(false)} footer={<button type="button">确认改配并通知客户</button>}>
          <p>{`${longName}。`.repeat(40)}</p>
        </Dialog>
      ) : null}
    </div>
  )
}
const openAll: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const [vessel, voyage] = ['CMA CGM ANTOINE DE SAINT EXUPERY', '0FLJ1W'].map((text) => canvas.getByText(text))
  await expect(vessel!.scrollWidth).toBeGreaterThan(vessel!.clientWidth)
  await expect(voyage!.getBoundingClientRect().right).toBeLessThanOrEqual(vessel!.getBoundingClientRect().left + 170)
  await userEvent.click(canvas.getByRole('button', { name: '更多操作' }))
  await userEvent.keyboard('{Enter}')
  await expect(screen.getByRole('dialog', { name: longName })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(canvas.getByRole('button', { name: '截单说明' }))
  await expect(screen.getByRole('dialog', { name: '截单说明' })).toBeVisible()
}
export const 很长的内容: StoryObj = { tags: ['长文本'], render: () => <Crowded />, play: openAll }
export const 深色: StoryObj = { tags: ['深色'], render: () => <Crowded />, play: openAll, globals: { theme: 'dark' } }

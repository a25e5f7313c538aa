import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Popup } from './Popup.tsx'

const note = '对外截单 11-21 17:00，对内提前 4 小时。'
const panel = (text: string) => (close: () => void) => (
  <div style={{ padding: 12, maxWidth: 240 }}>
    <p>{text}</p>
    <button type="button" onClick={close}>
      知道了
    </button>
  </div>
)
const meta: Meta<typeof Popup> = {
  title: '控件/弹层',
  component: Popup,
  parameters: {
    docs: { description: { component: '按钮与它下方的小面板：Esc、点面板之外、用键盘离开都会关闭。' } },
    guide: {
      when: '一小段说明，或几个随用随关的设置。',
      good: ['内容不超过六行。', '关闭后焦点回到按钮。'],
      bad: ['要填写并保存的内容用对话框或抽屉。', '一列操作用菜单。'],
      sample: `<Popup label="截单说明" trigger="截单">{(close) => <Cutoffs onDone={close} />}</Popup>`,
    },
  },
  argTypes: {
    label: { description: '按钮与面板的名称。' },
    trigger: { description: '按钮上的内容。' },
    triggerClassName: { description: '按钮的样式名。' },
    align: { description: '面板对齐按钮的哪一边。' },
    role: { description: '面板是 dialog 还是 menu。' },
    helps: { description: '它帮着填写的输入框的 id：在框内按 Alt+↓ 打开，Tab 直接到下一个框。' },
    children: { description: '面板内容；得到关闭面板的方法。', control: false },
  },
  args: { label: '截单说明', trigger: '截单', align: 'start', children: panel(note) },
  decorators: [(Story) => <div style={{ minHeight: 160, width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Popup>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '截单说明' }))
  await expect(screen.getByRole('dialog', { name: '截单说明' })).toBeVisible()
}
export const Open: Story = { name: '展开', play: open }
export const Closed: Story = {
  name: '由内容关闭',
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: '知道了' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const Long: Story = { name: '很长的说明', tags: ['长文本'], args: { children: panel(note.repeat(6)) }, play: open }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, play: open }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { propsOf, StoryFrame } from '../stories.tsx'
import { AppLink } from './AppLink.tsx'
import { RowActs } from './RowActs.tsx'
import { TextButton } from './TextButton.tsx'

const meta: Meta = {
  title: 'ui/文字按钮',
  parameters: { docs: { description: { component: '像链接一样安静的操作；一行的几个操作并排。' } } },
  argTypes: propsOf({
    TextButton: {
      children: '按钮文字。',
      onClick: '点击。',
      disabled: '不可用。',
      title: '悬停时的说明。',
      'aria-label': '读屏软件读出的名称；每行都有的按钮，写明是哪一行。',
      'aria-expanded': '是否已展开。',
      'aria-pressed': '开关按钮是否按下。',
    },
    RowActs: { children: '一行或一条提示的几个操作。' },
  }),
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
}
export default meta

const onEdit = fn()
const onSend = fn()
const acts = (
  <RowActs>
    <AppLink to="/tdManage/siDetail?Id=1">查看</AppLink>
    <TextButton onClick={onEdit}>编辑</TextButton>
    <TextButton disabled onClick={onEdit}>
      删除
    </TextButton>
    <TextButton aria-label="下线：Chrome，上海" onClick={onEdit}>
      下线
    </TextButton>
  </RowActs>
)

export const InARow: StoryObj = {
  name: '一行的操作',
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {acts}
    </form>
  ),
  play: async ({ canvasElement }) => {
    onEdit.mockClear()
    onSend.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await userEvent.click(canvas.getByRole('button', { name: '下线：Chrome，上海' }))
    canvas.getByRole('button', { name: '编辑' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect([onEdit.mock.calls.length, onSend.mock.calls.length]).toEqual([2, 0])
  },
}
export const Long: StoryObj = {
  name: '很长的文字',
  tags: ['长文本'],
  render: () => (
    <div style={{ width: 240 }}>
      <RowActs>
        <TextButton>重新发送给宁波远帆进出口有限公司北仑保税区第二分公司</TextButton>
        <TextButton>撤回</TextButton>
      </RowActs>
    </div>
  ),
}
export const Dark: StoryObj = { name: '深色', tags: ['深色'], render: () => acts, globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { described, longTexts } from '../stories.tsx'
import { FactsTable } from '../table/FactsTable.tsx'
import { RadioChoice, RadioMark } from './RadioChoice.tsx'

const labels: Readonly<Record<string, string>> = { company: '全公司', personal: '仅自己' }
const pick = fn()

const meta: Meta<typeof RadioChoice<string>> = {
  title: '控件/单选',
  component: RadioChoice<string>,
  subcomponents: { RadioMark },
  parameters: {
    docs: { description: { component: '几个选项都显示出来，选其中一个；总有一个选中。' } },
    guide: {
      when: '二到五个选项，选项本身需要看到。',
      good: ['名称写明选的是什么。', '页面标题已经写明时用 labelHidden。'],
      bad: ['选项多时用下拉。', '切换视图用分段按钮。'],
      sample: `<RadioChoice label="可见范围" options={scopes} labelOf={(scope) => words[scope]} value={scope} onPick={setScope} />`,
    },
  },
  argTypes: {
    ...described({ group: '同一组单选的名称，来自 useId。', checked: '已选中。' }),
    ...described({
      label: '选的是什么；表格中的单选给读屏。',
      labelHidden: '只给读屏。',
      options: '全部选项。',
      keyOf: '区分选项，选项是对象时给出。',
      labelOf: '选项的文字。',
      value: '选中的一个。',
      onPick: '选了另一个。',
      disabled: '都不可选，或其中几个不可选。',
      className: '其他样式的类名。',
      children: '选项下方的说明。',
    }),
  },
  args: {
    label: '可见范围',
    options: ['company', 'personal'],
    labelOf: (option) => labels[option] ?? longTexts.remark,
    value: 'company',
    onPick: pick,
  },
  decorators: [(Story) => <div className="jst-stack-form">{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof RadioChoice<string>>

export const Two: Story = {
  name: '两个选项',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '仅自己' }))
    await expect(pick).toHaveBeenCalledWith('personal')
  },
}
export const OneLocked: Story = {
  name: '其中一个不可选',
  args: { disabled: (option) => option === 'personal', children: <p className="jst-muted">只有所有者可以改为仅自己</p> },
}
export const Locked: Story = { name: '不可选', args: { disabled: true } }
export const Long: Story = { name: '很长的文字', tags: ['长文本'], args: { options: ['company', 'long'] } }
export const Dark: Story = { ...OneLocked, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
/** The options of a choice are the rows of a table: each has a mark in its own row. */
export const InTable: Story = {
  name: '表格中的单选',
  render: ({ value }) => (
    <FactsTable
      label="可见范围"
      titles={['选择', '范围']}
      rows={Object.entries(labels)}
      rowKey={([scope]) => scope}
      renderRow={([scope, name]) => (
        <>
          <td>
            <RadioMark group="scope" label={name} checked={scope === value} onPick={() => pick(scope)} />
          </td>
          <td>{name}</td>
        </>
      )}
    />
  ),
}

import { referenceIndex } from '@jst/contracts/master'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { RouteFields } from './index.ts'

type Props = ComponentProps<typeof RouteFields>

const port = (Code: string, Zh: string, En: string, Pinyin: string) => ({ Code, Zh, En, Pinyin, Initials: '', Words: [], Note: '' })
const ports = [
  port('CNSHA', '上海', 'Shanghai', 'SHANGHAI'),
  port('USLAX', '洛杉矶', 'Los Angeles', 'LUOSHANJI'),
  port('MAAGA', '阿加迪尔（摩洛哥大西洋沿岸集装箱与渔业港口）', 'Agadir', 'AJIADIER'),
]

const formOf = (props: Props) =>
  function Form() {
    const [value, setValue] = useState(props.value)
    const write: Props['onChange'] = (part) => {
      props.onChange(part)
      setValue((before) => ({ ...before, ...part }))
    }
    return (
      <form className="jst-sailing-form" noValidate>
        <RouteFields {...props} value={value} onChange={write} />
      </form>
    )
  }

function Fields(props: Props) {
  const [fake] = useState(() => new FakeApp({ routes: { [`GET ${referenceIndex.path}`]: () => ({ Version: '1', Rows: ports }) } }))
  const [Screen] = useState(() => formOf(props))
  return (
    <div style={{ minHeight: 320 }}>
      <FakeScreen fake={fake} Screen={Screen} />
    </div>
  )
}

const meta: Meta<typeof RouteFields> = {
  title: '表单/航线与箱量',
  component: RouteFields,
  parameters: {
    guide: {
      when: '按航线、日期与箱量查询运价或船期。',
      good: ['查价与订舱用同一组字段，次序相同。', '出错写在对应的字段下。'],
      bad: ['箱量用几个数字框分别填写。'],
      sample: `<RouteFields words={texts} value={route} onChange={write} wrong={wrong} />`,
    },
    docs: { description: { component: '装货港、卸货港、日期和箱型箱量四个字段，用在一行查询表单中。' } },
  },
  args: {
    words: { pol: '装货港', pods: '卸货港', day: '预计开航', boxes: '箱型箱量', boxesHint: '例如 40HQ*2,20GP*1' },
    value: { pol: 'CNSHA', pods: ['USLAX'], day: '2026-12-01', boxes: '40HQ*2' },
    onChange: fn(),
    wrong: {},
  },
  argTypes: {
    words: { description: '各字段的名称与箱量的提示。', control: false },
    value: { description: '已填写的航线、日期与箱量。', control: false },
    onChange: { description: '某个字段改变；参数是改变的部分。', control: false },
    wrong: { description: '各字段的错误。', control: false },
    multiple: { description: '卸货港可选多个。' },
    pol: { description: '装货港的代码。', control: false },
    pods: { description: '卸货港的代码，按次序。', control: false },
    day: { description: '日期。', control: false },
    boxes: { description: '箱型箱量，如 40HQ*2,20GP*1。', control: false },
  } as Meta<typeof RouteFields>['argTypes'],
  beforeEach: () => localStorage.removeItem('jst:recent:port'),
  render: (args) => <Fields {...args} />,
}
export default meta
type Story = StoryObj<typeof RouteFields>

export const Filled: Story = {
  name: '已填写',
  play: async ({ canvasElement, args }) => {
    const boxes = within(canvasElement).getByRole('textbox', { name: /箱型箱量/ })
    await userEvent.clear(boxes)
    await userEvent.type(boxes, '20GP*1')
    await expect(args.onChange).toHaveBeenLastCalledWith({ boxes: '20GP*1' })
    await expect(boxes).toHaveValue('20GP*1')
  },
}
export const Blank: Story = { name: '尚未填写', tags: ['空'], args: { value: { pol: '', pods: [], day: '', boxes: '' } } }
export const Wrong: Story = {
  name: '填写有误',
  tags: ['出错'],
  args: {
    value: { pol: '', pods: ['CNSHA'], day: '', boxes: '两个高柜' },
    wrong: { pol: '请选择', pods: '装货港与卸货港不能相同', day: '请选择', boxes: '请按“40HQ*2,20GP*1”填写，最多 5 种箱型' },
  },
}
export const Several: Story = {
  name: '多个卸货港，很长的名称',
  tags: ['长文本'],
  args: { multiple: true, value: { pol: 'MAAGA', pods: ['MAAGA', 'USLAX', 'CNSHA'], day: '2026-12-01', boxes: '40HQ*2,20GP*1,45HQ*1' } },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

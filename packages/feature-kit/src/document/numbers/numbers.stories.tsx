import { customerDocument } from '@jst/contracts/partner'
import type { NumberRule } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { NumberRuleDialog, NumberRuleTool } from '../index.ts'
import { ruleOf } from '../testing/numbers.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

function Window() {
  return <NumberRuleDialog document={customerDocument} onClose={() => undefined} />
}

interface RuleProps {
  answer?: Answer
  preview?: Answer
}
function Rule({
  answer = () => ruleOf(),
  preview = () => ({ Next: ['KH-2026-00003', 'KH-2026-00005', 'KH-2026-00006'], Skipped: 3 }),
}: RuleProps) {
  const [fake] = useState(
    () => new FakeApp({ routes: { 'GET /api/Document/NumberRule': answer, 'GET /api/Document/NumberPreview': preview } }),
  )
  return <FakeScreen fake={fake} Screen={Window} />
}
const typed =
  (rule: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const field = await page.findByRole('textbox', { name: /规则/ })
    await userEvent.clear(field)
    await userEvent.type(field, rule.replaceAll('{', '{{'))
  }

const meta: Meta<typeof Rule> = {
  title: '表单/编号规则',
  component: Rule,
  subcomponents: { NumberRuleDialog, NumberRuleTool },
  parameters: {
    guide: {
      when: '公司设置客户、供应商和各类单据的编号。',
      good: ['边输入边显示接下来的编号。', '已被使用的编号自动跳过。'],
      bad: ['保存后才发现规则不对。'],
      sample: `<NumberRuleTool document={customerDocument} />`,
    },
    docs: {
      description: { component: '单据编号规则：前缀、日期、流水号与校验位，边输入边显示问题和接下来的三个编号。' },
      story: { inline: false, height: '520px' },
    },
  },
  argTypes: {
    document: { description: '单据的声明。', control: false, table: { category: 'NumberRuleDialog' } },
    onClose: { description: '关闭弹窗。', control: false, table: { category: 'NumberRuleDialog' } },
    answer: { description: '编号规则，服务器的回答。', control: false },
    preview: { description: '预览，服务器的回答。', control: false },
  } as Meta<typeof Rule>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Rule>

export const Usual: Story = { name: '默认规则' }
export const Changing: Story = {
  name: '修改，预览接下来的编号',
  play: async (context) => {
    await typed('KH-{yyyy}-{seq:5}')?.(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await expect(await page.findByText('KH-2026-00005')).toBeVisible()
    await expect(page.getByText('已跳过 3 个使用中的编号')).toBeVisible()
  },
}
export const Wrong: Story = {
  name: '规则有误',
  tags: ['出错'],
  play: async (context) => {
    await typed('KH{mm}{seq:4}')?.(context)
    await expect(await within(context.canvasElement.ownerDocument.body).findByText(/用到 \{mm\} 时还需要/)).toBeVisible()
  },
}
const long: Partial<NumberRule> = {
  Rule: 'CUS-{yyyy}{mm}{dd}-{seq:5}{check}',
  Own: true,
  ChangedBy: 'ALEXANDRA KONSTANTINOPOULOU-MARKOVIC',
  UpdateTime: '2026-11-20T01:30:00.000Z',
  Next: ['CUS-20261120-00001K', 'CUS-20261120-000023', 'CUS-20261120-00003M'],
}
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { answer: () => ruleOf(long) } }
export const ReadOnly: Story = { name: '不能修改', tags: ['无权限'], args: { answer: () => ruleOf({ MaySet: false }) } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise<NumberRule>(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = {
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  args: { answer: () => ruleOf(long) },
}

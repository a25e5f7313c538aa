import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReturnedNotice } from './index.ts'
import { orderDocument } from './testing/sample.ts'

const meta: Meta<typeof ReturnedNotice> = {
  title: '详情/退回提示',
  component: ReturnedNotice,
  parameters: {
    guide: {
      when: '单据被退回、等待补充时，在页头下方写明对方的要求。',
      good: ['每个字段写明要求。'],
      bad: ['没有退回时也占位。'],
      sample: `notice={<ReturnedNotice document={document} state={state} />}`,
    },
    docs: { description: { component: '对方要求补充的字段与说明；没有退回时不显示。' } },
  },
  argTypes: {
    document: { description: '单据的声明，用于字段名称。', control: false },
    state: { description: '退回的字段与说明。', control: false },
    action: { description: '右侧的操作，例如去修改。', control: false },
  },
  args: { document: orderDocument, state: { Returned: [{ Field: 'Weight', Remark: '与箱单不一致' }], Remarks: '请今天内改好' } },
}
export default meta
type Story = StoryObj<typeof ReturnedNotice>

export const Returned: Story = { name: '退回' }
export const Long: Story = {
  name: '很长的要求',
  tags: ['长文本'],
  args: {
    state: {
      Returned: [{ Field: 'Cargo', Remark: '品名须与报关单一致，并补充英文品名、HS 编码、材质与用途；含锂电池的请另附运输鉴定报告' }],
      Remarks: '',
    },
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

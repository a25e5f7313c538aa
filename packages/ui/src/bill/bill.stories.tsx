import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { propsOf, StoryFrame } from '../stories.tsx'
import { DiffText } from './DiffText.tsx'
import { FixedPitchInput, FixedPitchText } from './FixedPitch.tsx'

const box = {
  value: '栏内文字，一行一段。',
  label: '栏的名称，读屏软件会读出，如“发货人”。',
  lines: '栏的行数；超出的行标红并提示。',
  columns: '每行字符数，默认 35；超出的字符标红。',
}
const meta: Meta = {
  title: 'ui/提单',
  parameters: {
    docs: { description: { component: '提单上的栏：等宽字体，列数与行数照提单，放不下的标红，从不截断；差异用颜色、符号和文字表示。' } },
  },
  argTypes: propsOf({
    FixedPitchText: box,
    FixedPitchInput: {
      ...box,
      onChange: '内容改变；参数是整栏文字。',
      onBlur: '离开输入框。',
      disabled: '不可编辑。',
      id: '输入框的 id，由外面的标签指向。',
      describedBy: '说明文字的 id，如下方的错误提示。',
      invalid: '内容有误。',
      rows: '显示的行数，超出后滚动；默认同栏的行数，最多 8 行。',
    },
    DiffText: { before: '原值。', after: '现值。', lines: '逐行对照，用于提单的栏；不填则一行内显示“原值 → 现值”。' },
  }),
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
}
export default meta

const shipper = 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNO. 88 JIANGDONG NORTH ROAD\nNINGBO 315040, CHINA\nTEL: 86-574-87001234'
const tooLong = `${shipper}\nATTN: MS. SHEN JIAYI, EXPORT DEPARTMENT, FLOOR 12\nUSCI: 91330200MA2AXXXX7X\nFAX: 86-574-87001235`

export const 固定列文本: StoryObj = {
  tags: ['长文本'],
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <FixedPitchText label="发货人" value={shipper} lines={6} />
      <FixedPitchText label="发货人（超长）" value={tooLong} lines={6} />
    </div>
  ),
}

function Editable() {
  const [value, setValue] = useState(tooLong)
  return <FixedPitchInput label="发货人" value={value} onChange={setValue} lines={6} />
}
export const 可编辑: StoryObj = { tags: ['出错', '长文本'], render: () => <Editable /> }

export const 差异: StoryObj = {
  tags: ['长文本'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DiffText before="TCLU1234567" after="TCLU1234560" />
      <DiffText before="" after="CNSHA" />
      <DiffText lines before={shipper} after={shipper.replace('NO. 88', 'NO. 98').concat('\nUSCI: 91330200MA2AXXXX7X')} />
    </div>
  ),
}

export const 没有内容: StoryObj = {
  tags: ['空'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FixedPitchText label="第二通知人" value="" lines={6} />
      <FixedPitchInput label="备注" value="" onChange={() => undefined} lines={3} />
      <DiffText before="" after="" />
    </div>
  ),
}

export const 深色: StoryObj = {
  tags: ['深色'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FixedPitchText label="发货人（超长）" value={tooLong} lines={6} />
      <Editable />
      <DiffText lines before={shipper} after={shipper.replace('NO. 88', 'NO. 98')} />
    </div>
  ),
  globals: { theme: 'dark' },
}

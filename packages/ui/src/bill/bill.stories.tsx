import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { StoryFrame } from '../stories.tsx'
import { DiffText } from './DiffText.tsx'
import { FixedPitchInput, FixedPitchText } from './FixedPitch.tsx'

const meta: Meta = { title: 'ui/提单', decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>] }
export default meta

const shipper = 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNO. 88 JIANGDONG NORTH ROAD\nNINGBO 315040, CHINA\nTEL: 86-574-87001234'
const tooLong = `${shipper}\nATTN: MS. SHEN JIAYI, EXPORT DEPARTMENT, FLOOR 12\nUSCI: 91330200MA2AXXXX7X\nFAX: 86-574-87001235`

export const 固定列文本: StoryObj = {
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
export const 可编辑: StoryObj = { render: () => <Editable /> }

export const 差异: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DiffText before="TCLU1234567" after="TCLU1234560" />
      <DiffText before="" after="CNSHA" />
      <DiffText lines before={shipper} after={shipper.replace('NO. 88', 'NO. 98').concat('\nUSCI: 91330200MA2AXXXX7X')} />
    </div>
  ),
}

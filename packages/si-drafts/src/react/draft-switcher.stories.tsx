import { SiDraftSession } from '../si-draft-session.ts'
import { fakeDraftPorts } from '../testing/ports.ts'
import { goodRecord } from '../testing/records.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DraftSwitcher } from './draft-switcher.tsx'

const meta: Meta<typeof DraftSwitcher> = {
  title: '提单/草稿切换',
  parameters: {
    docs: { description: { component: '分票的各份草稿：切换前先保存，角标是错误数。' } },
    guide: {
      when: '一票委托分成几份提单，逐份填写。',
      good: ['切换前先保存手上的修改。', '有错误的一份带角标。'],
      bad: ['已提交的各份提单用列表。'],
      sample: `<DraftSwitcher session={session} errors={errorsById} />`,
    },
  },
  component: DraftSwitcher,
  argTypes: {
    session: { description: '一组提单草稿；点一份即切换，先保存手上的修改。', control: false },
    errors: { description: '每份草稿的错误数，显示为角标。', control: false },
  },
}
export default meta

/** An order split into `count` of `target` bills. */
function split(count: number, target: number, consignee?: string): SiDraftSession {
  const session = new SiDraftSession(7, 'customer', fakeDraftPorts())
  session.start(goodRecord({ splitMblNo: 'COSU6412345670A', ...(consignee ? { consignee } : {}) }), target)
  for (let index = 1; index < count; index++) {
    session.copy()
    session.edit({ splitMblNo: `COSU6412345670${'ABCDEFGH'.charAt(index)}` })
  }
  return session
}

export const One: StoryObj<typeof meta> = { name: '刚开始，第一份', args: { session: split(1, 3) } }
export const Three: StoryObj<typeof meta> = { name: '份数已满', args: { session: split(3, 3) } }
const found = split(4, 4)
export const WithErrors: StoryObj<typeof meta> = {
  tags: ['出错'],
  name: '有错误的一份',
  args: { session: found, errors: new Map([[found.currentId, 2]]) },
}
export const Long: StoryObj<typeof meta> = {
  tags: ['长文本'],
  name: '八份，收货人很长',
  args: { session: split(8, 8, 'HAMBURG HOME TRADING AND DISTRIBUTION GESELLSCHAFT MBH & CO. KG') },
}
export const Dark: StoryObj<typeof meta> = { tags: ['深色'], name: '深色', args: { session: split(3, 4) }, globals: { theme: 'dark' } }

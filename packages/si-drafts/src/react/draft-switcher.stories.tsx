import { SiDraftSession } from '../si-draft-session.ts'
import { fakeDraftPorts } from '../testing/ports.ts'
import { goodRecord } from '../testing/records.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DraftSwitcher } from './draft-switcher.tsx'

const meta: Meta<typeof DraftSwitcher> = { title: 'si-drafts/DraftSwitcher', component: DraftSwitcher }
export default meta

/** An order split into `count` of `target` bills. */
function split(count: number, target: number): SiDraftSession {
  const session = new SiDraftSession(7, 'customer', fakeDraftPorts())
  session.start(goodRecord({ splitMblNo: 'COSU6412345670A' }), target)
  for (let index = 1; index < count; index++) {
    session.copy()
    session.edit({ splitMblNo: `COSU6412345670${'ABCDEFGH'.charAt(index)}` })
  }
  return session
}

export const One: StoryObj<typeof meta> = { args: { session: split(1, 3) } }
export const Three: StoryObj<typeof meta> = { args: { session: split(3, 3) } }
const found = split(4, 4)
export const WithErrors: StoryObj<typeof meta> = { args: { session: found, errors: new Map([[found.currentId, 2]]) } }

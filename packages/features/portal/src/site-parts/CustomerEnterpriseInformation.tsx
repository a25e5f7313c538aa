import { previewLists, sitePartCalls } from '@jst/contracts/portal'
import type { App } from '@jst/feature-kit'
import { titles } from '../titles.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { PartEditor } from './PartEditor.tsx'
import { texts } from './texts.ts'

const calls = sitePartCalls.customerProfile
const editing = { part: 'customerProfile', calls, labels: texts.profile.fields, Fields: ProfileFields } as const

export const preload = ({ reads }: App): void => {
  reads.start(calls.get, {})
  reads.start(previewLists, {})
}
export const Screen = () => <PartEditor editing={editing} title={titles.customerProfile} />

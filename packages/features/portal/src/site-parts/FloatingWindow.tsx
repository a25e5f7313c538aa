import { previewLists, sitePartCalls } from '@jst/contracts/portal'
import type { App } from '@jst/feature-kit'
import { titles } from '../titles.ts'
import { FloatingFields } from './FloatingFields.tsx'
import { PartEditor } from './PartEditor.tsx'
import { texts } from './texts.ts'

const calls = sitePartCalls.floating
const editing = { part: 'floating', calls, labels: texts.floating.fields, Fields: FloatingFields } as const

export const preload = ({ reads }: App): void => {
  reads.start(calls.get, {})
  reads.start(previewLists, {})
}
export const Screen = () => <PartEditor editing={editing} title={titles.siteFloating} />

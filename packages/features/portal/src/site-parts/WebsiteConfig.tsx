import { previewLists, sitePartCalls } from '@jst/contracts/portal'
import type { App } from '@jst/feature-kit'
import { titles } from '../titles.ts'
import { ConfigFields } from './ConfigFields.tsx'
import { PartEditor } from './PartEditor.tsx'
import { texts } from './texts.ts'

const calls = sitePartCalls.config
const editing = { part: 'config', calls, labels: texts.config.fields, Fields: ConfigFields } as const

export const preload = ({ reads }: App): void => {
  reads.start(calls.get, {})
  reads.start(previewLists, {})
}
export const Screen = () => <PartEditor editing={editing} title={titles.siteConfig} />

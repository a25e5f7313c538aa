import { partScreens, previewLists, sitePartCalls } from '@jst/contracts/portal'
import { useScreenParams, type App, type ScreenLocation } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { titles } from '../titles.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { PartEditor } from './PartEditor.tsx'
import { texts } from './texts.ts'

const { path } = partScreens.profile
const words = texts.profileTabs
const tabs = [
  { key: 'profile', label: words.chinese, to: path },
  { key: 'profileEn', label: words.english, to: `${path}?Part=english` },
]
const labels = texts.profile.fields
const profiles = {
  profile: { part: 'profile', calls: sitePartCalls.profile, labels, Fields: ProfileFields },
  profileEn: { part: 'profileEn', calls: sitePartCalls.profileEn, labels, Fields: ProfileFields },
} as const
const partOf = (params: URLSearchParams) => (params.get('Part') === 'english' ? 'profileEn' : 'profile')

export const preload = ({ reads }: App, { search }: ScreenLocation): void => {
  reads.start(profiles[partOf(new URLSearchParams(search))].calls.get, {})
  reads.start(previewLists, {})
}

/** 企业信息维护: who the company is, in Chinese and in English (`?Part=english`). */
export function Screen() {
  const part = partOf(useScreenParams())
  return (
    <PartEditor
      key={part}
      editing={profiles[part]}
      title={titles.siteProfile}
      head={<Segments label={words.label} current={part} items={tabs} />}
    />
  )
}

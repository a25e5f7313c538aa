import type { Endpoint, ReplyOf } from '@jst/contracts'
import { draftProblems, partScreens, type PartContent, type PartVersion, type sitePartCalls, type SitePart } from '@jst/contracts/portal'
import type { FormFields, FormModel, FormSpec } from '@jst/feature-kit/form'
import type { App } from '@jst/feature-kit'
import type { ReactNode } from 'react'
import { shown } from './conflict.ts'
import { texts } from './texts.ts'

/** A part as the server tells it. */
export interface PartState<C> {
  readonly Content: C
  readonly UpdateTime: string
  readonly SavedBy: string
  readonly Differs: boolean
  readonly Live: PartVersion | null
}
type Read<R> = Endpoint<object, object, R, 'GET'>
type Write<B extends object, R> = Endpoint<object, B, R, 'POST'>
export interface CallsOf<C> {
  readonly get: Read<PartState<C>>
  readonly save: Write<{ UpdateTime: string; Content: C }, PartState<C>>
  readonly publish: Write<{ UpdateTime: string }, PartState<C>>
  readonly offline: Write<object, PartState<C>>
  readonly versions: Read<ReplyOf<(typeof sitePartCalls)['home']['versions']>>
  readonly restore: Write<{ UpdateTime: string; No: number }, PartState<C>>
  readonly open: Write<object, { Others: string[] }>
}
export type PartForm<C extends object> = FormModel<C, PartState<C>, PartState<C>>

/** Declaration of a screen for the part that it edits. */
export interface PartEditing<C extends PartContent> {
  readonly part: SitePart
  readonly calls: CallsOf<C>
  /** Words of its fields. */
  readonly labels: { readonly [K in keyof C]: string }
  readonly Fields: (props: { form: PartForm<C>; disabled: boolean }) => ReactNode
}

/** The form of a part: its content is saved whole, in the version that was seen. */
export function partForm<C extends PartContent>(
  { api, notify }: Pick<App, 'api' | 'notify'>,
  { part, calls, labels }: Pick<PartEditing<C>, 'part' | 'calls' | 'labels'>,
  stored: PartState<C>,
  saved: (state: PartState<C>) => void,
): FormSpec<C, PartState<C>, PartState<C>> {
  const keys = Object.keys(labels) as (string & keyof C)[]
  const show = (key: keyof C) => (typeof stored.Content[key] === 'boolean' ? {} : { show: shown })
  return {
    stored,
    start: (state = stored) => state.Content,
    fields: Object.fromEntries(keys.map((key) => [key, { label: labels[key], ...show(key) }])) as FormFields<C>,
    check: draftProblems,
    // a finding of the whole content is told above the fields
    at: (path) => (path === 'Content' ? undefined : path.replace(/^Content\./, '')),
    save: (Content, { UpdateTime } = stored) => api.call(calls.save, { UpdateTime, Content }),
    saved: (state) => {
      saved(state)
      notify.success(texts.saved)
    },
    keep: `site ${part}`,
  }
}

export const partName = (part: SitePart) => partScreens[part].zh

import { countRecipients, saveGlobalMessage, sendGlobalMessage, type GlobalMessage, type MessageTarget } from '@jst/contracts/messages'
import { useApp, type App } from '@jst/feature-kit'
import { useForm, type FormModel, type Latest } from '@jst/feature-kit/form'
import { formatDate } from '@jst/ui'
import { texts } from './texts.ts'

/** Milliseconds after the last key until the draft is stored. */
const pause = 1_500
const words = texts.editor

/** `SendAt` is null until a time was given. */
const valuesOf = (message: GlobalMessage | undefined) => ({
  Title: message?.Title ?? '',
  Description: message?.Description ?? '',
  Link: message?.Link ?? '',
  Scope: message?.Scope ?? 'all',
  TargetIds: (message?.Targets ?? []) as readonly MessageTarget[],
  later: message ? message.SendAt !== null : false,
  SendAt: message?.SendAt ?? null,
})
export type GlobalValues = ReturnType<typeof valuesOf>
export type GlobalForm = FormModel<GlobalValues, GlobalMessage, GlobalMessage>

export const isDraft = ({ stored }: GlobalForm): boolean => stored === undefined || stored.State === 'draft'

/** A message to many, stored as a draft while it is written; `copyOf` gives a new one its first words. */
export function useGlobalForm({ stored, copyOf }: { stored?: GlobalMessage | undefined; copyOf?: GlobalMessage | undefined }): GlobalForm {
  const { api } = useApp()
  return useForm({
    stored,
    start: (message): GlobalValues => (message ? valuesOf(message) : { ...valuesOf(copyOf), later: false, SendAt: null }),
    fields: {
      Title: { label: words.name, required: true },
      Description: { label: words.description, required: true },
      Link: { label: words.link },
      Scope: { label: words.scope, show: (scope) => texts.scopes[scope] },
      TargetIds: {
        label: words.recipients,
        check: (targets, { Scope }) => (Scope !== 'all' && targets.length === 0 ? words.targetsMissing : undefined),
        show: (targets) => targets.map(({ Name }) => Name).join('、'),
      },
      SendAt: {
        label: words.at,
        check: (at, { later }) => (later && at === null ? words.atMissing : undefined),
        show: (at, { later }) => (later ? formatDate(at, 'dateTime') : words.now),
      },
    },
    save: ({ TargetIds, later, SendAt, ...message }, before) =>
      api.call(saveGlobalMessage, {
        ...message,
        Id: before?.Id ?? 0,
        TargetIds: TargetIds.map(({ Id }) => Id),
        SendAt: later ? SendAt : null,
        ...(before ? { UpdateTime: before.UpdateTime } : {}),
      }),
    autosave: pause,
  })
}

/** How many people would get it. */
export const countPeople = (api: App['api'], people: Latest<number>, { Scope, TargetIds }: GlobalValues): Promise<void> =>
  people.ask(() => api.call(countRecipients, { Scope, TargetIds: TargetIds.map(({ Id }) => Id) }))

/** Stores what is not stored, then sends or schedules it. */
export async function sendOut(api: App['api'], form: GlobalForm): Promise<void> {
  await form.flush()
  const { Id, UpdateTime } = form.stored!
  form.take(await api.call(sendGlobalMessage, { Id, UpdateTime }))
}

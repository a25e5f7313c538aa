import { trackHandle, trackPeople, type TrackException } from '@jst/contracts/tracking'
import { isStale, useAction, useApp, useDetail } from '@jst/feature-kit'
import { MoveOutcomes } from '@jst/feature-kit/document'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { texts } from './texts.ts'

/** Name of an act on exceptions. */
export type HandleAct = keyof typeof texts.acts
type Item = Pick<TrackException, 'Id' | 'UpdateTime' | 'Text'>
/** Person and note of an act. */
interface Said {
  readonly OwnerId?: number
  readonly Note?: string
}
/** Result of one act: items that somebody else was faster with are told one by one. */
interface Outcome {
  readonly Moved: readonly Item[]
  readonly NotMoved: readonly { readonly Id: number; readonly No: string; readonly Message: string }[]
}

/** Splits items by what the server has now: those that nobody changed since, and those that somebody was faster with. */
const unchangedOf = (items: readonly Item[], now: readonly Pick<TrackException, 'Id' | 'UpdateTime'>[]) => {
  const versions = new Map(now.map(({ Id, UpdateTime }) => [Id, UpdateTime]))
  const isSame = ({ Id, UpdateTime }: Item) => versions.get(Id) === UpdateTime
  return { same: items.filter(isSame), changed: items.filter((item) => !isSame(item)) }
}

/** Acts on exceptions with what they ask for, and what came of each. `dialog` stands beside the page. */
export function useHandle(onDone: () => void): {
  start: (act: HandleAct, items: readonly Item[]) => void
  dialog: ReactNode
  isOpen: boolean
} {
  const { api, notify } = useApp()
  const [open, setOpen] = useState<{ act: HandleAct; items: readonly Item[] }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const write = (act: HandleAct, items: readonly Item[], more: Said) =>
    api.call(trackHandle, { Act: act, Items: items.map(({ Id, UpdateTime }) => ({ Id, UpdateTime })), ...more })
  const send = async (act: HandleAct, items: readonly Item[], more: Said = {}) => {
    try {
      await write(act, items, more)
      notify.success(texts.done(items.length))
    } catch (error) {
      // the server does all or none: what nobody has changed goes again, the rest is told one by one
      if (!isStale(error) || !Array.isArray(error.data)) throw error
      const { same, changed } = unchangedOf(items, error.data as TrackException[])
      if (same.length > 0) await write(act, same, more)
      setOutcome({ Moved: same, NotMoved: changed.map(({ Id, Text }) => ({ Id, No: Text, Message: texts.notDone })) })
    }
    onDone()
  }
  const now = useAction((act: HandleAct, items: readonly Item[]) => send(act, items))
  const start = (act: HandleAct, items: readonly Item[]) => {
    if (act === 'take' || act === 'reopen') void now.run(act, items)
    else setOpen({ act, items })
  }
  return {
    start,
    isOpen: open !== undefined || outcome !== undefined,
    dialog: (
      <>
        {open ? <HandleDialog {...open} send={(more) => send(open.act, open.items, more)} onClose={() => setOpen(undefined)} /> : null}
        {outcome ? (
          <MoveOutcomes
            title={texts.outcome}
            outcome={outcome}
            onRetry={async () => {
              onDone()
              setOutcome(undefined)
            }}
            onClose={() => setOutcome(undefined)}
          />
        ) : null}
      </>
    ),
  }
}

interface HandleDialogProps {
  act: HandleAct
  items: readonly Item[]
  send: (more: Said) => Promise<void>
  onClose: () => void
}

const HandleDialog = observer(function HandleDialog({ act, items, send, onClose }: HandleDialogProps) {
  const people = useDetail(trackPeople, act === 'assign' ? {} : undefined)
  const form = useForm({
    start: () => ({ OwnerId: '', Note: '' }),
    fields: {
      OwnerId: { label: texts.person, required: act === 'assign' },
      Note: { label: act === 'close' ? texts.closeNote : texts.note, required: act === 'note' || act === 'close' },
    },
    save: ({ OwnerId, Note }) =>
      send({ ...(act === 'assign' ? { OwnerId: Number(OwnerId) } : {}), ...(Note.trim() ? { Note: Note.trim() } : {}) }),
    saved: onClose,
  })
  return (
    <FormDialog form={form} title={texts.titles[act](items.length)} submit={texts.acts[act]} onClose={onClose}>
      <ul className="jst-track-items">
        {items.slice(0, 5).map(({ Id, Text }) => (
          <li key={Id}>{Text}</li>
        ))}
      </ul>
      {act === 'assign' ? (
        <ChoiceField
          {...form.field('OwnerId')}
          options={(people.data ?? []).map(({ Id, Name, Department }) => ({
            value: String(Id),
            label: [Name, Department].filter(Boolean).join(' · '),
          }))}
        />
      ) : null}
      <LinesField {...form.field('Note')} maxLength={300} />
    </FormDialog>
  )
})

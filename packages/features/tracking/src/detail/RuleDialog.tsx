import { trackRule, type TrackFact, type TrackView, type TrackWitness } from '@jst/contracts/tracking'
import { useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, picked, useForm } from '@jst/feature-kit/form'
import { ChoiceField, FlagField, LinesField, portText, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { zoned } from '../cells/zoned.ts'
import { track, wordOf } from '../texts.ts'
import { texts } from './texts.ts'
import { Standings } from './Standings.tsx'
import { Evidence, partyOf } from './Witnesses.tsx'

const words = texts.rule

type What = keyof typeof words.whats
const optionOf = (witness: TrackWitness): string => {
  const { full, offset } = zoned(witness.At, witness.Zone, witness.IsDay)
  const where = [portText(witness.Place, witness.Port), witness.Vessel ? vesselVoyage(witness.Vessel, witness.Voyage) : '']
  return words.option(
    partyOf(witness),
    witness.IsDay ? full : `${full} ${offset}`,
    where.filter((part) => part !== '' && part !== '–').join(' '),
  )
}
const factIn = ({ Facts }: TrackView, key: string) => Facts.find(({ Key }) => Key === key)

interface RuleDialogProps {
  view: TrackView
  fact: TrackFact
  onRuled: (view: TrackView) => void
  onClose: () => void
}

/**
 * A person decides whom to believe about a fact. If somebody decided meanwhile, the form shows what was decided beside the reader's own
 * choice, which stays.
 */
export const RuleDialog = observer(function RuleDialog({ view, fact, onRuled, onClose }: RuleDialogProps) {
  const { api, notify } = useApp()
  const said = (key: string) => {
    const witness = (factIn(view, fact.Key) ?? fact).Witnesses.find(({ Key }) => Key === key)
    return witness ? optionOf(witness) : ''
  }
  const form = useForm({
    stored: view,
    start: (stored = view): { What: What; Key: string; Note: string; Always: boolean } => {
      const now = factIn(stored, fact.Key)
      return { What: 'fact', Key: now?.Ruling?.Key ?? '', Note: now?.Ruling?.Note ?? '', Always: false }
    },
    fields: {
      What: { label: words.what, show: (what) => words.whats[what] },
      Key: { label: words.key, required: words.choose, show: said },
      Note: { label: words.note, required: true },
      Always: { label: words.always(wordOf(track.milestones, fact.Milestone), portText(fact.PortName, fact.Port)) },
    },
    save: ({ What, Key, Note, Always }, stored = view) =>
      api.call(trackRule, { ShipmentId: view.Id, UpdateTime: stored.UpdateTime, What, Key, Note: Note.trim(), Always }),
    saved: (newer) => {
      notify.success(words.done)
      onRuled(newer)
      onClose()
    },
  })
  const current = factIn(form.theirs ?? form.stored ?? view, fact.Key) ?? fact
  const whats = (Object.keys(words.whats) as What[]).filter((what) => what !== 'undo' || current.Ruling)
  return (
    <FormDialog
      form={form}
      place="side"
      width={720}
      title={words.title(`${wordOf(track.milestones, fact.Milestone)} ${portText(fact.PortName, fact.Port)} ${fact.Box}`)}
      submit={words.submit}
      note={words.lead}
      onClose={onClose}
    >
      <ChoiceField
        {...form.field('What')}
        options={whats.map((value) => ({ value, label: words.whats[value] }))}
        onChange={(value) => form.write({ What: value as What })}
      />
      <ChoiceField
        {...form.field('Key')}
        options={current.Witnesses.map((witness) => ({ value: witness.Key, label: optionOf(witness) }))}
      />
      <LinesField {...form.field('Note')} hint={words.noteHint} maxLength={200} />
      {form.values.What === 'fact' && new Set(current.Witnesses.map(({ Source }) => Source)).size > 1 ? (
        <FlagField {...form.field('Always')} hint={words.alwaysHint} />
      ) : null}
      <Evidence fact={current} />
      <Standings />
    </FormDialog>
  )
})

/** A person says which port the boxes are discharged in, after a port was left out. */
export const PortDialog = observer(function PortDialog({ view, onRuled, onClose }: Omit<RuleDialogProps, 'fact'>) {
  const { api, notify } = useApp()
  const form = useForm({
    stored: view,
    start: (stored = view) => ({ Port: stored.Pod, Note: '' }),
    fields: { Port: { label: words.port, required: true }, Note: { label: words.note, required: true } },
    save: ({ Port, Note }, stored = view) =>
      api.call(trackRule, { ShipmentId: view.Id, UpdateTime: stored.UpdateTime, What: 'port', Key: Port, Note: Note.trim() }),
    saved: (newer) => {
      notify.success(words.done)
      onRuled(newer)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.portTitle} submit={words.submit} note={words.portLead} roomy onClose={onClose}>
      <ReferenceField {...picked(form.field('Port'))} kind="port" required />
      <LinesField {...form.field('Note')} hint={words.noteHint} maxLength={200} />
    </FormDialog>
  )
})

import { Button } from '@arco-design/web-react'
import { isFinal } from '@jst/contracts/document'
import { freightChannelCalls, setSubscriberLevel, subscriptionDocument, type Subscriber } from '@jst/contracts/freight-rates'
import { useApp } from '@jst/feature-kit'
import { Moves, Thread, useDocument } from '@jst/feature-kit/document'
import { EntityFields } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, FactGrid, formatNumber, RowActs } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'
import { daysText, reasonText, SubscriptionTag } from './words.tsx'

const [words, common] = [texts.others, texts.mine]
interface SubscriberDrawerProps {
  row: Subscriber
  onChanged: () => void
  onClose: () => void
}

/** A subscriber: approve or refuse, level, stop, and what both sides did. */
export const SubscriberDrawer = observer(function SubscriberDrawer({ row, onChanged, onClose }: SubscriberDrawerProps) {
  const of = useDocument(subscriptionDocument, row.Id)
  const mayLevel = usePermitted('audit') && !isFinal(subscriptionDocument, row.State)
  const [levelling, setLevelling] = useState(false)
  return (
    <Dialog title={`${row.Company} · ${row.Channel}`} place="side" width={720} onClose={onClose}>
      <div className="jst-rate-post">
        <RowActs>
          <SubscriptionTag state={row.State} />
          <Moves of={of} onMoved={onChanged} />
          {mayLevel ? <Button onClick={() => setLevelling(true)}>{words.setLevel}</Button> : null}
        </RowActs>
        <FactGrid
          facts={[
            { label: common.code, value: row.Code },
            { label: words.contact, value: row.Contact },
            { label: common.days, value: daysText(row.ValidFrom, row.ValidTo) },
            { label: words.level, value: row.Level || words.channelLevel(row.ChannelLevel) },
            { label: common.usage, value: common.figures(formatNumber(row.Searches), formatNumber(row.Options), formatNumber(row.Quoted)) },
            ...(row.Note === '' ? [] : [{ label: common.note, value: row.Note }]),
            ...(row.Reason === '' ? [] : [{ label: common.reason, value: reasonText(row.Reason) }]),
          ]}
        />
        <Thread of={of} />
      </div>
      {levelling ? (
        <LevelDialog
          row={row}
          onChanged={() => {
            setLevelling(false)
            of.state.reload()
            onChanged()
          }}
          onClose={() => setLevelling(false)}
        />
      ) : null}
    </Dialog>
  )
})

const level = freightChannelCalls.entity.all
  .filter(({ key }) => key === 'LevelCode')
  .map((field) => ({ ...field, hint: words.levelHint, group: '' }))

const LevelDialog = observer(function LevelDialog({ row, onChanged, onClose }: SubscriberDrawerProps) {
  const { api, notify } = useApp()
  const form = useForm<{ Level: string }, Subscriber, Subscriber>({
    stored: row,
    start: (stored = row) => ({ Level: stored.Level }),
    fields: { Level: { label: words.level } },
    save: ({ Level }, seen) => api.call(setSubscriberLevel, { Id: row.Id, UpdateTime: (seen ?? row).UpdateTime, Level }),
    saved: () => {
      notify.success(words.levelSaved)
      onChanged()
    },
  })
  const { error } = form.field('Level')
  return (
    <FormDialog form={form} title={words.levelTitle(row.Company)} note={words.levelNote} roomy onClose={onClose}>
      <EntityFields
        entity={{ ...freightChannelCalls.entity, all: level }}
        values={{ LevelCode: form.values.Level }}
        errors={error === undefined ? {} : { LevelCode: error }}
        locked={() => false}
        onChange={(_field, value) => form.write({ Level: String(value ?? '') })}
      />
    </FormDialog>
  )
})

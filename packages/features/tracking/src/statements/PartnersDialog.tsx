import { Button } from '@arco-design/web-react'
import { trackPartners, trackPartnerSave, type TrackPartner } from '@jst/contracts/tracking'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { trackTexts } from '@jst/track'
import {
  ChoiceField,
  CopyButton,
  DateText,
  Dialog,
  ErrorView,
  FactsTable,
  FlagField,
  formatNumber,
  Notice,
  StatusTag,
  TextButton,
  TextField,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.partner
const sources = Object.entries(trackTexts.sources).map(([value, label]) => ({ value, label }))
const ways = Object.entries(words.ways).map(([value, label]) => ({ value, label }))

/** Parties that send us events by themselves, their addresses and what came of them. */
export const PartnersDialog = observer(function PartnersDialog({ onClose }: { onClose: () => void }) {
  const { data, error, reload } = useDetail(trackPartners, {})
  const [form, setForm] = useState<{ stored: TrackPartner | undefined }>()
  const [key, setKey] = useState('')
  return (
    <Dialog
      place="side"
      width={960}
      title={words.title}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={() => setForm({ stored: undefined })}>
          {words.add}
        </Button>
      }
    >
      <div className="jst-stack">
        <p className="jst-muted">{words.lead}</p>
        {key ? (
          <Notice tone="warning">
            {words.keyOnce}
            <p className="jst-track-address">
              {key} <CopyButton text={key} />
            </p>
          </Notice>
        ) : null}
        {error ? <ErrorView error={error} onRetry={reload} /> : null}
        {data?.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
        {data && data.length > 0 ? (
          <FactsTable
            label={words.title}
            titles={[words.name, words.source, words.way, words.path, words.last, words.counts, words.act]}
            rows={data}
            rowKey={({ Id }) => Id}
            renderRow={(row) => (
              <>
                <th scope="row">
                  {row.Name} <StatusTag tone={row.IsEnabled ? 'green' : 'grey'}>{words.states[row.IsEnabled ? 'on' : 'off']}</StatusTag>
                  <div className="jst-muted">{row.Code}</div>
                </th>
                <td>{wordOf(trackTexts.sources, row.Source)}</td>
                <td>{words.ways[row.Way]}</td>
                <td>
                  {row.Path} {row.Path ? <CopyButton text={row.Path} /> : null}
                  {row.Subscription ? (
                    <div>
                      {words.subscription(row.Subscription)} <CopyButton text={row.Subscription} />
                    </div>
                  ) : null}
                  {row.KeyHint ? <div className="jst-muted">{words.keyHint(row.KeyHint)}</div> : null}
                </td>
                <td>
                  <DateText value={row.LastAt} />
                </td>
                <td>
                  {formatNumber(row.Taken)} / {formatNumber(row.Refused)}
                  {row.LastRefusal ? <div className="jst-muted">{words.refusal(row.LastRefusal)}</div> : null}
                </td>
                <td>
                  <TextButton aria-label={words.editOf(row.Name)} onClick={() => setForm({ stored: row })}>
                    {words.edit}
                  </TextButton>
                </td>
              </>
            )}
          />
        ) : null}
      </div>
      {form ? (
        <PartnerForm
          stored={form.stored}
          onSaved={(made) => {
            setKey(made)
            reload()
          }}
          onClose={() => setForm(undefined)}
        />
      ) : null}
    </Dialog>
  )
})

/** The key is never kept over a reload: the form has no name. */
const PartnerForm = observer(function PartnerForm({
  stored,
  onSaved,
  onClose,
}: {
  stored: TrackPartner | undefined
  onSaved: (key: string) => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const form = useForm({
    stored,
    start: (row: TrackPartner | undefined) => ({
      Name: row?.Name ?? '',
      Code: row?.Code ?? '',
      Source: row?.Source ?? 'carrier',
      Way: row?.Way ?? 'push',
      IsEnabled: row?.IsEnabled ?? true,
      NewKey: row === undefined,
    }),
    fields: {
      Name: { label: words.name, required: true },
      Code: { label: words.code, required: true },
      Source: { label: words.source, show: (source) => wordOf(trackTexts.sources, source) },
      Way: { label: words.way, show: (way) => wordOf(words.ways, way) },
      IsEnabled: { label: words.enabled },
    },
    save: (values, row) =>
      api.call(trackPartnerSave, {
        ...values,
        Id: row?.Id ?? 0,
        ...(row ? { UpdateTime: row.UpdateTime } : {}),
        Name: values.Name.trim(),
        Code: values.Code.trim(),
      }),
    saved: ({ Partner, Key }) => {
      notify.success(words.saved(Partner.Name))
      onSaved(Key)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.formTitle(stored?.Name ?? '')} onClose={onClose}>
      <TextField {...form.field('Name')} maxLength={60} />
      <TextField {...form.field('Code')} maxLength={20} />
      <ChoiceField {...form.field('Source')} options={sources} />
      <ChoiceField
        {...form.field('Way')}
        options={ways}
        onChange={(way) => form.write({ Way: way === 'simulator' ? 'simulator' : 'push' })}
      />
      <FlagField {...form.field('IsEnabled')} />
      {stored ? <FlagField label={words.newKey} value={form.values.NewKey} onChange={(NewKey) => form.write({ NewKey })} /> : null}
    </FormDialog>
  )
})

import { Button } from '@arco-design/web-react'
import { trackShareMake, trackShareRevoke, trackShares, type TrackShare, type TrackView } from '@jst/contracts/tracking'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import {
  ChoiceField,
  DateText,
  Dialog,
  FactsTable,
  FlagField,
  Notice,
  QrCode,
  Section,
  StatusTag,
  TextButton,
  TextField,
  timeOf,
  useNow,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const dayChoices = [7, 14, 30, 60, 90].map((days) => ({ value: String(days), label: texts.dayOptions(days) }))

/** Links to one shipment: a new one for somebody, shown once, and those that there are. */
export const ShareDialog = observer(function ShareDialog({ view, onClose }: { view: TrackView; onClose: () => void }) {
  const { api } = useApp()
  const links = useDetail(trackShares, { ShipmentId: view.Id })
  const [address, setAddress] = useState('')
  const form = useForm({
    start: () => ({ For: '', FileIds: [] as number[], WithCosts: false, Days: '30' }),
    fields: {
      For: { label: texts.for, required: true },
      FileIds: { label: texts.files },
      WithCosts: { label: texts.costs },
      Days: { label: texts.days },
    },
    save: ({ For, FileIds, WithCosts, Days }) =>
      api.call(trackShareMake, { ShipmentId: view.Id, For: For.trim(), FileIds, WithCosts, Days: Number(Days) }),
    saved: ({ Path }) => {
      setAddress(new URL(Path, window.location.origin).href)
      form.clear()
      links.reload()
    },
  })
  const { FileIds } = form.values
  const choose = (id: number, on: boolean) => form.write({ FileIds: on ? [...FileIds, id] : FileIds.filter((one) => one !== id) })
  return (
    <Dialog place="side" width={720} title={texts.title(view.Number)} onClose={onClose}>
      <div className="jst-stack">
        {address ? (
          <MadeLink address={address} onAnother={() => setAddress('')} />
        ) : (
          <FormBox form={form}>
            <p className="jst-muted">{texts.lead}</p>
            <TextField {...form.field('For')} hint={texts.forHint} maxLength={60} />
            <ChoiceField {...form.field('Days')} options={dayChoices} />
            <FlagField {...form.field('WithCosts')} />
            <fieldset className="jst-track-choices">
              <legend>{texts.files}</legend>
              {view.Files.length === 0 ? <p className="jst-muted">{texts.noFiles}</p> : null}
              {view.Files.map(({ Id, Name }) => (
                <FlagField key={Id} label={Name} value={FileIds.includes(Id)} onChange={(on) => choose(Id, on)} />
              ))}
            </fieldset>
            <div>
              <Button type="primary" htmlType="submit" loading={form.busy}>
                {texts.submit}
              </Button>
            </div>
          </FormBox>
        )}
        <Section title={texts.links}>
          {links.data?.length === 0 ? <p className="jst-muted">{texts.none}</p> : null}
          {links.data && links.data.length > 0 ? <Links rows={links.data} onRevoked={links.reload} /> : null}
        </Section>
      </div>
    </Dialog>
  )
})

function MadeLink({ address, onAnother }: { address: string; onAnother: () => void }) {
  const { notify } = useApp()
  const copy = () => void navigator.clipboard.writeText(address).then(() => notify.success(texts.copied))
  return (
    <Notice>
      {texts.once}
      <p className="jst-track-address">{address}</p>
      <QrCode text={address} label={texts.address} />
      <p>
        <Button type="primary" onClick={copy}>
          {texts.copy}
        </Button>{' '}
        <Button onClick={onAnother}>{texts.another}</Button>
      </p>
    </Notice>
  )
}

const stateOf = ({ RevokedAt, ExpiresAt }: TrackShare, now: number) =>
  RevokedAt ? 'revoked' : (timeOf(ExpiresAt) ?? 0) <= now ? 'past' : 'live'

const Links = observer(function Links({ rows, onRevoked }: { rows: readonly TrackShare[]; onRevoked: () => void }) {
  const { api, notify } = useApp()
  const now = useNow()
  const revoke = useAction(async ({ Id, For }: TrackShare) => {
    if (!(await notify.confirm({ title: texts.revokeAsk(For), content: texts.revokeContent, ok: texts.revoke }))) return
    await api.call(trackShareRevoke, { Id })
    notify.success(texts.revoked)
    onRevoked()
  })
  return (
    <FactsTable
      label={texts.links}
      titles={[texts.who, texts.state, texts.expires, texts.views, texts.lastView, texts.by, texts.revoke]}
      rows={rows}
      rowKey={({ Id }) => Id}
      renderRow={(row) => {
        const state = stateOf(row, now)
        return (
          <>
            <th scope="row">
              {row.For}
              <div className="jst-muted">
                {[row.FileIds.length > 0 ? texts.fileCount(row.FileIds.length) : '', row.WithCosts ? texts.withCosts : '']
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </th>
            <td>
              <StatusTag tone={state === 'live' ? 'green' : 'grey'}>{texts.states[state]}</StatusTag>
            </td>
            <td>
              <DateText value={row.ExpiresAt} />
            </td>
            <td>{row.Views}</td>
            <td>
              <DateText value={row.LastViewAt} />
            </td>
            <td>{row.By}</td>
            <td>
              {state === 'live' ? (
                <TextButton aria-label={texts.revokeOf(row.For)} onClick={() => void revoke.run(row)}>
                  {texts.revoke}
                </TextButton>
              ) : null}
            </td>
          </>
        )
      }}
    />
  )
})

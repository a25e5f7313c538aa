import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { quotationList, revokeQuotation, shareQuotation, type QuoteView } from '@jst/contracts/quotes'
import { useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, Dialog, Notice, QrCode, RowActs, Section } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { chatText } from './options.ts'

const words = texts.share

interface ShareToolProps {
  row: EntityRow
  view: QuoteView
  onChanged: () => void
}

/** The button that hands a quotation to its customer: by an address, as a text for a chat, by mail. */
export function ShareTool(props: ShareToolProps) {
  const may = usePermitted('send', quotationList)
  const [open, setOpen] = useState(false)
  if (!may || props.view.Sent.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {open ? <ShareDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ShareDialog({ row, view, onChanged, onClose }: ShareToolProps & { onClose: () => void }) {
  const { api, notify } = useApp()
  const [address, setAddress] = useState('')
  const share = useAction(async () => {
    setAddress((await api.call(shareQuotation, { Id: row.Id })).Address)
    onChanged()
  })
  const revoke = useAction(async () => {
    await api.call(revokeQuotation, { Id: row.Id })
    setAddress('')
    notify.success(words.revoked)
    onChanged()
  })
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => notify.success(words.copied))
  const text = [chatText(row, view), ...(address === '' ? [] : [address])].join('\n')
  const { Link } = view
  const live = Link !== null && !Link.Revoked
  const route = `${String(row['PolCode'])} - ${String(row['PodCode'])}`
  const [to, subject, body] = [String(row['ContactMail'] ?? ''), words.mailSubject(row.Code, route), text].map(encodeURIComponent)
  const mail = `mailto:${to}?subject=${subject}&body=${body}`
  return (
    <Dialog title={words.title} width={560} onClose={onClose}>
      <p className="jst-muted">{words.lead}</p>
      {address === '' ? null : (
        <Notice>
          {words.once}
          <p className="jst-share-address">{address}</p>
          <QrCode text={address} label={words.address} />
        </Notice>
      )}
      <RowActs>
        <Button type="primary" loading={share.busy} onClick={() => void share.run()}>
          {live ? words.again : words.make}
        </Button>
        {address === '' ? null : <Button onClick={() => copy(address)}>{words.copy}</Button>}
        {live ? (
          <Button status="danger" loading={revoke.busy} onClick={() => void revoke.run()}>
            {words.revoke}
          </Button>
        ) : null}
      </RowActs>
      <p>
        {live ? (Link.Views > 0 ? words.views(Link.Views) : words.unseen) : words.stopped}
        {Link?.LastView ? (
          <>
            {` · ${words.last} `}
            <DateText value={Link.LastView} />
          </>
        ) : null}
      </p>
      <Section title={words.wechat}>
        <pre className="jst-share-text">{text}</pre>
        <RowActs>
          <Button size="small" onClick={() => copy(text)}>
            {words.copy}
          </Button>
          <Button size="small" href={mail}>
            {words.mail}
          </Button>
        </RowActs>
      </Section>
      <Section title={words.sent}>
        <ul>
          {view.Sent.map(({ Version, At, By, Hash }) => (
            <li key={Version} title={Hash}>
              {words.sentLine(Version, By)} <DateText value={At} />
            </li>
          ))}
        </ul>
      </Section>
    </Dialog>
  )
}

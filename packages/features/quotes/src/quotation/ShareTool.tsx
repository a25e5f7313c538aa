import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { quotationList, revokeQuotation, sentQuotation, shareQuotation, type QuoteView } from '@jst/contracts/quotes'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, Dialog, Notice, QrCode, RowActs, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { chatText } from './options.ts'
import { MailDialog } from './share/MailDialog.tsx'
import { PicturePart } from './share/PicturePart.tsx'

const words = texts.share

interface ShareToolProps {
  row: EntityRow
  view: QuoteView
  onChanged: () => void
}

/** The button that hands a quotation to its customer: by an address, as a text or picture for a chat, by mail. */
export function ShareTool(props: ShareToolProps) {
  const may = usePermitted('send', quotationList)
  const [open, setOpen] = useState(false)
  // what the mail says at first; undefined: none is written
  const [mail, setMail] = useState<string>()
  const { row, view } = props
  if (!may || view.Sent.length === 0) return null
  const write = (text: string) => {
    setOpen(false)
    setMail(text)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {open ? <ShareDialog {...props} onMail={write} onClose={() => setOpen(false)} /> : null}
      {mail === undefined ? null : (
        <MailDialog row={row} subject={words.mailSubject(row.Code, routeOf(row))} text={mail} onClose={() => setMail(undefined)} />
      )}
    </>
  )
}

const routeOf = (row: EntityRow) => `${String(row['PolCodeName'] ?? row['PolCode'])} - ${String(row['PodCodeName'] ?? row['PodCode'])}`

interface ShareDialogProps extends ShareToolProps {
  /** A mail is to be written that says this at first. */
  onMail: (text: string) => void
  onClose: () => void
}

const ShareDialog = observer(function ShareDialog({ row, view, onChanged, onMail, onClose }: ShareDialogProps) {
  const { api, notify } = useApp()
  const sent = useDetail(sentQuotation, { Id: row.Id })
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
          <Button size="small" onClick={() => onMail(text)}>
            {words.mail}
          </Button>
        </RowActs>
      </Section>
      {sent.data ? <PicturePart offer={sent.data} /> : null}
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
})

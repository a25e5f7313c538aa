import { Button } from '@arco-design/web-react'
import { messageSelfInfoDetail, messageSelfList } from '@jst/contracts/messages'
import {
  MessageLines,
  messageBox,
  safePath,
  useApp,
  useBack,
  useDetail,
  useScreenId,
  type App,
  type ScreenLocation,
} from '@jst/feature-kit'
import { AppLink, DateText, DetailPage, EmptyState, formatText, Notice, Section, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

export const preload = (app: App, location: ScreenLocation): void => {
  const id = Number(new URLSearchParams(location.search).get('id'))
  if (Number.isSafeInteger(id) && id > 0) app.reads.start(messageSelfInfoDetail, { id })
}

/** Most of a bill's other messages that are shown. */
const mostOthers = 20

/** One message by ?id, with the others of its bill. Status 0 (spec §8), or no id: a sentence and the way to the list. */
const MessageDetail = observer(function MessageDetail() {
  const app = useApp()
  const back = useBack()
  const id = useScreenId('id')
  const detail = useDetail(messageSelfInfoDetail, id === undefined ? undefined : { id })
  const message = detail.data
  const box = messageBox(app.surface)
  const isGone = detail.status === 'empty'
  const ofBill = useDetail(messageSelfList, message?.Bill ? { Bill: message.Bill, PageSize: mostOthers } : undefined)
  const others = ofBill.data?.Rows.filter(({ Id }) => Id !== message?.Id) ?? []
  const { unread } = app
  useEffect(() => {
    // Opening marks it read on the server.
    if (message) void unread.refresh()
  }, [message, unread])

  const target = safePath(message?.Link)
  const facts: Fact[] = message
    ? [
        { label: texts.facts.sender, value: formatText(message.SenderName) },
        { label: texts.facts.time, value: <DateText value={message.CreateTime} format="dateTime" /> },
      ]
    : []
  return (
    <DetailPage
      title={message?.Title ?? texts.detail}
      trail={[{ label: texts.list, to: box }, { label: texts.detail }]}
      onBack={back}
      facts={facts}
      state={detail.status === 'first' ? 'loading' : detail.status === 'failed' ? 'failed' : 'ready'}
      error={detail.error}
      onRetry={detail.reload}
      notice={message?.Withdrawn ? <Notice tone="warning">{texts.withdrawnNote}</Notice> : undefined}
      actions={
        target ? (
          <Button type="primary" onClick={() => app.navigate(target)}>
            {texts.open}
          </Button>
        ) : null
      }
    >
      {message ? (
        <Section title={texts.body}>
          <p className="jst-prose">{formatText(message.Description)}</p>
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section title={texts.others}>
          <MessageLines rows={others} box={box} />
        </Section>
      ) : null}
      {isGone ? (
        <EmptyState icon="message" title={texts.gone} hint={texts.goneHint} action={<AppLink to={box}>{texts.toList}</AppLink>} />
      ) : null}
    </DetailPage>
  )
})

export const Screen = inLanguage(MessageDetail)

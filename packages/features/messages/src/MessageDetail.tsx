import { Button } from '@arco-design/web-react'
import { messageSelfInfoDetail } from '@jst/contracts/messages'
import { messageBox, safePath, useApp, useBack, useDetail, useScreenId, type App, type ScreenLocation } from '@jst/feature-kit'
import { DateText, DetailPage, formatText, Notice, Section, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { texts } from './texts.ts'

export const preload = (app: App, location: ScreenLocation): void => {
  const id = Number(new URLSearchParams(location.search).get('id'))
  if (Number.isSafeInteger(id) && id > 0) app.reads.start(messageSelfInfoDetail, { id })
}

/** One message by ?id. Status 0: nothing is shown but the frame (spec §8). */
export const Screen = observer(function MessageDetail() {
  const app = useApp()
  const back = useBack()
  const id = useScreenId('id')
  const detail = useDetail(messageSelfInfoDetail, id === undefined ? undefined : { id })
  const message = detail.data
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
      trail={[{ label: texts.list, to: messageBox(app.surface) }, { label: texts.detail }]}
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
    </DetailPage>
  )
})

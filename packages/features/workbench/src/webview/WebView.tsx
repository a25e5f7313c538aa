import '@jst/ui/workbench-parts.css'
import { Button } from '@arco-design/web-react'
import { webViewOrigins } from '@jst/contracts/workbench'
import { useBack, useDetail, useScreenParams, useTitle, type App } from '@jst/feature-kit'
import { EmptyState, ErrorView, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { allowedAddress } from './allowed.ts'
import { texts } from './texts.ts'

export const preload = (app: App): void => app.reads.start(webViewOrigins)

/** A site of others inside the workbench, when the server's configuration names it (spec §2.11). Any other address is text, not a link. */
export const Screen = observer(function WebView() {
  const address = useScreenParams().get('url') ?? ''
  const back = useBack()
  const { data, error, reload } = useDetail(webViewOrigins, {})
  const url = data && allowedAddress(address, data, window.location.origin)
  useTitle(url?.host)
  if (error) return <ErrorView error={error} onRetry={reload} />
  if (!data) return null
  if (!url)
    return (
      <div className="jst-webview">
        <h1 className="jst-hidden">{texts.title}</h1>
        <EmptyState
          icon="lock"
          title={texts.refusedTitle}
          hint={
            <>
              {address === '' ? texts.missing : texts.refused}
              {address === '' ? null : <code className="jst-webview-refused">{` ${address}`}</code>}
            </>
          }
          action={
            <Button type="primary" onClick={back}>
              {texts.back}
            </Button>
          }
        />
      </div>
    )
  return (
    <div className="jst-webview">
      <div className="jst-webview-head">
        <Button onClick={back}>{texts.back}</Button>
        <h1>{url.host}</h1>
        <span className="jst-webview-address" title={url.href}>
          {url.href}
        </span>
        <a className="jst-link" href={url.href} target="_blank" rel="noopener noreferrer">
          {texts.newWindow}
        </a>
      </div>
      <Notice>{`${texts.outside}${texts.blank}`}</Notice>
      <iframe
        title={texts.frame(url.host)}
        src={url.href}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- both are harmless together only because no page of our own origin gets here (allowed.ts)
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        allow=""
      />
    </div>
  )
})

import { Button } from '@arco-design/web-react'
import { freightRateCalls as calls, freightRateDocument, type PublishOutcome } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { EditTool } from '@jst/feature-kit/document'
import { AppLink, Notice, Panel, ScrollTable } from '@jst/ui'
import { texts } from './texts.ts'

interface PublishResultProps {
  outcome: PublishOutcome
  /** Checks again what was not published. */
  onRetry: (ids: number[]) => void
  onMore: () => void
}

/** The third step: how many were published, and which were not and why. */
export function PublishResult({ outcome: { Published, Ended, NotPublished }, onRetry, onMore }: PublishResultProps) {
  const ids = NotPublished.map(({ Id }) => Id)
  return (
    <div className="jst-rate-post">
      <Notice tone={NotPublished.length > 0 ? 'warning' : 'info'}>{texts.done(Published.length, NotPublished.length, Ended)}</Notice>
      {NotPublished.length > 0 ? (
        <Panel title={texts.notPublished}>
          <ScrollTable label={texts.notPublished}>
            <table className="jst-plain-table">
              <caption className="jst-hidden">{texts.notPublished}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.rate}</th>
                  <th scope="col">{texts.why}</th>
                  <th scope="col">{texts.acts}</th>
                </tr>
              </thead>
              <tbody>
                {NotPublished.map(({ Id, Code, Title, Message }) => (
                  <tr key={Id}>
                    <th scope="row">
                      <AppLink to={link(freightRateDocument.page, { Id })}>{Code || Id}</AppLink>
                      <div>{Title}</div>
                    </th>
                    <td>{Message}</td>
                    <td>
                      <EditTool calls={calls} row={Id} onSaved={() => onRetry(ids)} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollTable>
        </Panel>
      ) : null}
      <div className="jst-rate-acts">
        <AppLink to={link(calls.entity.path, { Stage: 'published' })}>{texts.toList}</AppLink>
        <Button onClick={onMore}>{texts.more}</Button>
        {NotPublished.length > 0 ? (
          <Button type="primary" onClick={() => onRetry(ids)}>
            {texts.retry(NotPublished.length)}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

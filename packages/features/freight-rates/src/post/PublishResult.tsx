import { Button } from '@arco-design/web-react'
import { freightRateCalls as calls, freightRateDocument, type PublishOutcome } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { EditTool } from '@jst/feature-kit/document'
import { AppLink, FactsTable, Notice, Panel } from '@jst/ui'
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
          <FactsTable
            label={texts.notPublished}
            titles={[texts.rate, texts.why, texts.acts]}
            rows={NotPublished}
            rowKey={({ Id }) => Id}
            renderRow={({ Id, Code, Title, Message }) => (
              <>
                <th scope="row">
                  <AppLink to={link(freightRateDocument.page, { Id })}>{Code || Id}</AppLink>
                  <div>{Title}</div>
                </th>
                <td>{Message}</td>
                <td>
                  <EditTool calls={calls} row={Id} onSaved={() => onRetry(ids)} />
                </td>
              </>
            )}
          />
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

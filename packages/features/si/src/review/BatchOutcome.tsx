import { Button } from '@arco-design/web-react'
import type { SiBatchResult } from '@jst/contracts/si'
import { AppLink, Dialog, CellTable, StatusTag } from '@jst/ui'
import { to } from '../lists/links.ts'
import { texts } from './texts.ts'

const words = texts.outcome

/** Outcome by record of a batch; unchanged records stand first, with a link to them. */
export function BatchOutcome({ result, onClose }: { result: SiBatchResult; onClose: () => void }) {
  return (
    <Dialog
      title={words.title}
      width={720}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p role="status">{words.summary(result.Done, result.Failed)}</p>
      <CellTable
        look="jst-compare"
        label={words.title}
        titles={[words.bill, words.result, words.message]}
        rows={result.Results.toSorted((a, b) => Number(a.Done) - Number(b.Done))}
        rowKey={({ Id }) => Id}
        renderCells={[
          ({ Id, BillNo, SiNo }) => (
            <AppLink to={to.audit(Id)} onFollow={onClose}>
              {BillNo || SiNo || String(Id)}
            </AppLink>
          ),
          ({ Done }) => <StatusTag tone={Done ? 'green' : 'red'}>{Done ? words.done : words.left}</StatusTag>,
          'Message',
        ]}
      />
    </Dialog>
  )
}

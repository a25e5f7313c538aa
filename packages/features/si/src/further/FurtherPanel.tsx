import type { SiRecord } from '@jst/contracts/si'
import { furtherOf, strayContacts, strayTaxes } from '@jst/si-drafts/standards'
import { Panel, StatusTag } from '@jst/ui'
import { shownOf } from './shown.ts'
import { Stray } from './Stray.tsx'
import { texts } from './texts.ts'

interface FurtherPanelProps {
  readonly record: SiRecord
  /** The version that it is compared with. */
  readonly before?: SiRecord | undefined
}

/** Data for the carrier beside the bill, with the values of an earlier version; hidden while it is empty. */
export function FurtherPanel({ record, before }: FurtherPanelProps) {
  const shown = shownOf(furtherOf(record))
  const earlier = before ? shownOf(furtherOf(before)) : []
  const gone = earlier.filter(({ name }) => !shown.some((one) => one.name === name))
  if (shown.length + gone.length === 0) return null
  return (
    <Panel title={texts.title}>
      <Stray parties={strayTaxes(record)} what={texts.names.taxes} />
      <Stray parties={strayContacts(record)} what={texts.names.contacts} />
      <dl className="jst-facts">
        {[...shown, ...gone.map((one) => ({ ...one, value: '' }))].map(({ name, label, value }) => {
          const then = earlier.find((one) => one.name === name)?.value ?? ''
          return (
            <div key={name}>
              <dt>
                {label} {before && then !== value ? <StatusTag tone="orange">{texts.changed}</StatusTag> : null}
              </dt>
              <dd className="jst-own-lines">{value || texts.none}</dd>
              {before && then !== value ? <dd className="jst-muted jst-own-lines">{`${texts.before}：${then || texts.none}`}</dd> : null}
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}

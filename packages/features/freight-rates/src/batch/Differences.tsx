import { Fragment } from 'react'
import { freightRateCalls, type RateDifference } from '@jst/contracts/freight-rates'
import type { EntityField, EntityValue } from '@jst/contracts/entity'
import { shownValue, useEntityTexts } from '@jst/feature-kit/entity'
import { formatText } from '@jst/ui'
import { texts } from './texts.ts'

const { entity } = freightRateCalls
const fields = new Map([...entity.fields, ...(entity.derived ?? [])].map((field) => [field.key, field]))
/** Rows below a rate are named by what tells one from the other. */
const lineLabel = (field: string): string =>
  field.startsWith('Barges.') ? texts.barge(field.slice('Barges.'.length)) : texts.surcharge(field.replace(/^Surcharges\./, ''))

const valueOf = ({ kind }: EntityField, text: string): EntityValue =>
  kind === 'number' ? (text === '' ? null : Number(text)) : kind === 'flag' ? text === 'true' : kind === 'list' ? text.split('、') : text

/** Changes of a rate by field: old → new. `inline`: on one line, complete on hover. */
export function Differences({ of, inline = false }: { of: readonly RateDifference[]; inline?: boolean }) {
  const words = useEntityTexts()
  const shown = (field: EntityField | undefined, text: string) =>
    formatText(field && text !== '' ? shownValue(field, valueOf(field, text), words) : text)
  if (of.length === 0) return <>{texts.nothing}</>
  const parts = of.map(({ Field, Old, New }) => {
    const field = fields.get(Field)
    const label = field ? words.nameOf(field) : lineLabel(Field)
    const [old, now] = [shown(field, Old), shown(field, New)]
    return { Field, label, old, now, text: `${label} ${old} ${texts.to} ${now}` }
  })
  const renderPart = ({ label, old, now }: (typeof parts)[number]) => (
    <>
      {label} <del>{old}</del> {texts.to} <ins>{now}</ins>
    </>
  )
  if (inline)
    return (
      <span className="jst-diff" title={parts.map(({ text }) => text).join('\n')}>
        {parts.map((part, at) => (
          <Fragment key={part.Field}>
            {at > 0 ? texts.joint : null}
            {renderPart(part)}
          </Fragment>
        ))}
      </span>
    )
  return (
    <ul className="jst-plain-list">
      {parts.map((part) => (
        <li key={part.Field} className="jst-diff">
          {renderPart(part)}
        </li>
      ))}
    </ul>
  )
}

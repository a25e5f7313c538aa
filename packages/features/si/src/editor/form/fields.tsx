import type { SiRecord } from '@jst/contracts/si'
import { PartyPicker } from '@jst/feature-kit/document'
import { toBillText, wrapBillText } from '@jst/si-drafts/rules'
import { FixedPitchInput, TextButton, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { siParties } from '../../declared-documents.ts'
import { recordFields } from '../../declared-fields.ts'
import { choicesOf } from '../../bill/labels.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { FavouriteTexts } from './FavouriteTexts.tsx'
import { isNeeded } from './needed.ts'
import { usePickedParty } from './usePickedParty.ts'

export type TextName = { [K in keyof typeof recordFields]: SiRecord[K] extends string ? K : never }[keyof typeof recordFields]
export type GridName = {
  [K in keyof typeof recordFields]: (typeof recordFields)[K]['kind'] extends 'grid' ? K : never
}[keyof typeof recordFields]

/** Id of the form element of a field. */
export const elementId = (prefix: string, field: string) => `${prefix}-${field}`

interface Described {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}
interface CellProps {
  name: keyof typeof recordFields
  /** Label in place of that of the catalogue, for example where the group names it already. */
  label?: string
  className?: string
  extra?: ReactNode
  children: (described: Described) => ReactNode
}

/** One cell of the bill: label, value, findings and remarks. */
export const Cell = observer(function Cell({ name, label, className, extra, children }: CellProps) {
  const { model, prefix, remarks } = useEditor()
  const issue = model.found.drafts[model.view.position]?.fields.get(name)
  const remark = remarks.get(name)
  const id = elementId(prefix, name)
  const needed = isNeeded(model, name)
  const notes = [needed && `${id}-needed`, issue && `${id}-finding`, remark && `${id}-remark`].filter(Boolean).join(' ')
  const bad = issue?.Severity === 'ERROR'
  return (
    <div className={className ? `jst-bl-cell ${className}` : 'jst-bl-cell'}>
      <div className="jst-bl-label">
        <span>
          <label htmlFor={id}>{label ?? recordFields[name].zh}</label>
          {needed && <NeededMark id={`${id}-needed`} />}
        </span>
        {extra}
      </div>
      {children({ id, 'aria-invalid': bad, 'aria-describedby': notes || undefined })}
      {remark && (
        <p id={`${id}-remark`} className="jst-bl-remark">
          <strong>{texts.notices.remark}</strong>
          {remark}
        </p>
      )}
      {issue && (
        <p id={`${id}-finding`} className={bad ? 'jst-form-error' : 'jst-form-warning'}>
          {issue.Message}
        </p>
      )}
    </div>
  )
})

/** The star beside the label; readers hear it with the field. */
const NeededMark = ({ id }: { id: string }) => (
  <span id={id} className="jst-bl-needed" role="img" aria-label={texts.needed} title={texts.needed}>
    *
  </span>
)

/** Attributes that connect a select with its cell. */
export const selectOf = (described: Described) => ({
  id: described.id,
  className: 'jst-bl-input jst-choice-button',
  describedBy: described['aria-describedby'],
  invalid: described['aria-invalid'],
})

interface FieldProps<N> {
  name: N
  label?: string
  className?: string
  readOnly?: boolean
}

export function useText(name: TextName) {
  const { model } = useEditor()
  const value = model.valueOf(name) ?? ''
  const set = (text: string) => model.edit({ [name]: text })
  /** Converts to bill text on blur; typed values are stored in this browser. */
  const leave = () => {
    const now = model.session.current?.[name] ?? ''
    const repaired = toBillText(now).trim()
    if (repaired !== now) set(repaired)
    model.session.journal()
  }
  const keep = () => model.session.journal()
  return { model, value, set, leave, keep }
}

/** One line of text. Bill numbers, codes and names are typed in capitals. */
export const TextCell = observer(function TextCell({
  name,
  label,
  className,
  readOnly = false,
  plain = false,
  placeholder,
  extra,
}: FieldProps<TextName> & { plain?: boolean; placeholder?: string; extra?: ReactNode }) {
  const { value, set, leave, keep } = useText(name)
  return (
    <Cell name={name} label={label} className={className} extra={extra}>
      {(described) => (
        <input
          {...described}
          className="jst-bl-input"
          value={value}
          readOnly={readOnly}
          title={readOnly ? texts.form.readOnlyField : undefined}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => set(event.target.value)}
          onBlur={plain ? keep : leave}
        />
      )}
    </Cell>
  )
})

/** One of a short list of codes. */
export const ChoiceCell = observer(function ChoiceCell({ name, className }: FieldProps<TextName>) {
  const { value, set } = useText(name)
  return (
    <Cell name={name} className={className}>
      {(described) => (
        <Select
          {...selectOf(described)}
          value={value}
          options={[
            { value: '', label: texts.form.choose },
            ...(choicesOf[name] ?? []).map((choice) => ({ value: choice.value, label: choice.zh })),
          ]}
          onChange={set}
        />
      )}
    </Cell>
  )
})

/** Picked text in the lines and characters of a bill. */
const boxText = (text: string) => wrapBillText(toBillText(text).trim())

/** Fixed-pitch text area: converts full-width characters on blur, marks text that does not fit, and can wrap it again. */
export const GridCell = observer(function GridCell({
  name,
  label,
  className,
  rows,
  shortcuts = [],
}: FieldProps<GridName> & { rows?: number; shortcuts?: readonly string[] }) {
  const { lines } = recordFields[name]
  const { value, set, leave } = useText(name)
  const { prefix } = useEditor()
  const wrapped = wrapBillText(value)
  const onParty = usePickedParty(name)
  const parties =
    name in siParties.parties.roles ? (
      <PartyPicker of={siParties} part={name} text={value} onText={onParty} format={boxText} boxId={elementId(prefix, name)} />
    ) : undefined
  return (
    <Cell name={name} label={label} className={className}>
      {(described) => {
        // the button disappears with the click: the focus stays in the text area
        const fill = (text: string) => {
          set(text)
          document.getElementById(described.id)?.focus()
        }
        return (
          <>
            <FixedPitchInput
              id={described.id}
              label={label ?? recordFields[name].zh}
              describedBy={described['aria-describedby']}
              invalid={described['aria-invalid']}
              value={value}
              lines={lines}
              {...(rows === undefined ? {} : { rows })}
              onChange={set}
              onBlur={leave}
            />
            {/* after the text, so that Tab leads from text to text */}
            <span className="jst-shortcuts">
              {value === '' &&
                shortcuts.map((text) => (
                  <TextButton key={text} onClick={() => fill(text)}>
                    {text}
                  </TextButton>
                ))}
              {wrapped !== value && <TextButton onClick={() => fill(wrapped)}>{texts.form.wrap}</TextButton>}
              {parties}
              {name === 'marks' || name === 'goods' ? <FavouriteTexts name={name} text={value} onText={set} boxId={described.id} /> : null}
            </span>
          </>
        )
      }}
    </Cell>
  )
})

import { recordFields, type SiRecord } from '@jst/contracts/si'
import { toBillText } from '@jst/si-drafts/rules'
import { FixedPitchInput } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { choicesOf } from '../parts/labels.ts'
import { texts } from '../texts.ts'
import { elementId, targetOf } from './issue-path.ts'
import type { SiEditorModel } from './si-editor-model.ts'

type TextName = { [K in keyof typeof recordFields]: SiRecord[K] extends string ? K : never }[keyof typeof recordFields]
type GridName = { [K in keyof typeof recordFields]: (typeof recordFields)[K]['kind'] extends 'grid' ? K : never }[keyof typeof recordFields]

interface FieldProps<N> {
  model: SiEditorModel
  name: N
  readOnly?: boolean
}

/** The first finding about a field of the draft that is shown. */
function findingAt(model: SiEditorModel, name: string) {
  const position = model.session.all.findIndex(({ id }) => id === model.session.currentId)
  return model.issues.find((issue) => {
    const target = targetOf(issue.Path)
    return target?.draft === position && target.box === undefined && target.field === name
  })
}

interface FramedProps {
  model: SiEditorModel
  name: TextName
  children: (described: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** Label above, finding below. */
const Framed = observer(function Framed({ model, name, children }: FramedProps) {
  const finding = findingAt(model, name)
  const id = elementId({ field: name })
  return (
    <div className="jst-form-field">
      <label htmlFor={id}>{recordFields[name].zh}</label>
      {children({ id, 'aria-invalid': finding?.Severity === 'ERROR', 'aria-describedby': finding ? `${id}-finding` : undefined })}
      {finding && (
        <p id={`${id}-finding`} className={finding.Severity === 'ERROR' ? 'jst-form-error' : 'jst-form-warning'}>
          {finding.Message}
        </p>
      )}
    </div>
  )
})

/** One line of text. Bill numbers, codes and vessels are typed in capitals. */
export const TextField = observer(function TextField({
  model,
  name,
  readOnly = false,
  capitals = false,
}: FieldProps<TextName> & { capitals?: boolean }) {
  const value = model.session.current?.[name] ?? ''
  return (
    <Framed model={model} name={name}>
      {(described) => (
        <input
          {...described}
          className="jst-form-input"
          value={value}
          readOnly={readOnly}
          autoComplete="off"
          onChange={(event) => model.edit({ [name]: event.target.value })}
          onBlur={capitals ? () => toCapitals(model, name) : undefined}
        />
      )}
    </Framed>
  )
})

function toCapitals(model: SiEditorModel, name: TextName): void {
  const value = model.session.current?.[name] ?? ''
  const repaired = toBillText(value).trim()
  if (repaired !== value) model.edit({ [name]: repaired })
}

/** One of a short list of codes. */
export const ChoiceField = observer(function ChoiceField({ model, name }: FieldProps<TextName>) {
  return (
    <Framed model={model} name={name}>
      {(described) => (
        <select
          {...described}
          className="jst-form-input"
          value={model.session.current?.[name] ?? ''}
          onChange={(event) => model.edit({ [name]: event.target.value })}
        >
          <option value="" />
          {choicesOf[name]?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.zh === choice.value ? choice.value : `${choice.zh} ${choice.value}`}
            </option>
          ))}
        </select>
      )}
    </Framed>
  )
})

/** A fixed-pitch box of the bill: full-width characters become bill text when the box is left. */
export const GridField = observer(function GridField({
  model,
  name,
  rows,
  shortcuts = [],
}: FieldProps<GridName> & { rows?: number; shortcuts?: readonly string[] }) {
  const { lines } = recordFields[name]
  const value = model.session.current?.[name] ?? ''
  return (
    <Framed model={model} name={name}>
      {(described) => (
        <>
          <FixedPitchInput
            id={described.id}
            label={recordFields[name].zh}
            describedBy={described['aria-describedby']}
            invalid={described['aria-invalid']}
            value={value}
            lines={lines}
            {...(rows === undefined ? {} : { rows })}
            onChange={(text) => model.edit({ [name]: text })}
            onBlur={() => toCapitals(model, name)}
          />
          {value === '' && shortcuts.length > 0 && (
            <span className="jst-shortcuts">
              {shortcuts.map((text) => (
                <button key={text} type="button" className="jst-text-button" onClick={() => model.edit({ [name]: text })}>
                  {text}
                </button>
              ))}
            </span>
          )}
        </>
      )}
    </Framed>
  )
})

/** Free text that is not printed on the bill; any characters. */
export const NotesField = observer(function NotesField({ model }: { model: SiEditorModel }) {
  return (
    <Framed model={model} name="remarks">
      {(described) => (
        <>
          <textarea
            {...described}
            className="jst-form-input"
            rows={3}
            maxLength={512}
            value={model.session.current?.remarks ?? ''}
            onChange={(event) => model.edit({ remarks: event.target.value })}
          />
          <small className="jst-muted">{texts.editor.notPrinted}</small>
        </>
      )}
    </Framed>
  )
})

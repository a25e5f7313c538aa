import { isComposing } from '@jst/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ReferencePicker } from './picker/ReferencePicker.tsx'
import type { ReferenceInputProps } from './props.ts'
import { useReferenceTexts } from './useReferenceTexts.ts'

/** Time for the first rows to come before the picker's code does (milliseconds). */
const patience = 3_000

let Picker: typeof ReferencePicker | undefined
let coming: Promise<void> | undefined
/** Without the code the field stays a plain one, and asks again when it is next entered. */
const load = () =>
  (coming ??= import('./picker/ReferencePicker.tsx').then(
    (later) => void (Picker = later.ReferencePicker),
    () => void (coming = undefined),
  ))

/**
 * A code without a label of its own, found as in `ReferenceField`. It begins as a plain field, because the picker is no part of what a first
 * screen waits for, and becomes the picker when somebody comes near it or the browser rests: text, caret and focus stay.
 */
export function ReferenceInput(props: ReferenceInputProps) {
  const { id, describedBy, invalid, value = '', onChange, typed, placeholder, disabled, namesItself, inputClass } = props
  const texts = useReferenceTexts()
  const [ready, setReady] = useState(Picker !== undefined)
  const [text, setText] = useState<string>()
  const caret = useRef<readonly [number, number]>(undefined)
  // the same at every drawing, so that it is called when the field goes: it still stands in the page then
  const [handOver] = useState(() => (field: HTMLInputElement) => () => {
    if (field === document.activeElement) caret.current = [field.selectionStart ?? 0, field.selectionEnd ?? 0]
  })
  const [takeCaret] = useState(() => () => {
    const place = caret.current
    caret.current = undefined
    return place
  })
  const composing = useRef(false)
  const become = async () => {
    await load()
    // the text of an input method that is at work belongs to its field
    if (Picker && !composing.current) setReady(true)
  }
  useEffect(() => {
    if (ready) return undefined
    const timer = setTimeout(() => void load().then(() => setReady(Picker !== undefined && !composing.current)), patience)
    return () => clearTimeout(timer)
  }, [ready])
  if (ready && Picker) return <Picker {...props} start={{ text, takeCaret }} />
  const take = () => {
    if (text !== undefined && text.trim() !== value) onChange?.(text.trim().toUpperCase())
    setText(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed || event.key !== 'Enter' || text === undefined || isComposing(event)) return
    event.preventDefault()
    take()
  }
  return (
    <div className={inputClass ? 'jst-combo is-bare' : 'jst-combo'}>
      <div className="jst-combo-box">
        <input
          ref={handOver}
          id={id}
          className={inputClass ?? 'jst-combo-input'}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={`${id}list`}
          aria-label={namesItself ? props.label : undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          value={typed?.text ?? text ?? value}
          maxLength={typed?.maxLength}
          disabled={disabled}
          placeholder={placeholder ?? (typed ? undefined : texts.codeHint)}
          onFocus={() => void become()}
          // no more than the code: a field that goes between a press and its focus loses the focus
          onPointerEnter={() => void load()}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => {
            composing.current = false
            void become()
          }}
          onClick={() => setText(typed && typed.text !== '' ? undefined : (text ?? ''))}
          onChange={(event) => {
            setText(event.target.value)
            typed?.onText(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (!typed) take()
            else setText(undefined)
            typed?.onLeave?.()
          }}
        />
      </div>
    </div>
  )
}

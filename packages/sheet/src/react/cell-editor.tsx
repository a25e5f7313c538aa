import { useEffect, useLayoutEffect, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react'
import { handleKey, isComposition } from '../core/keys.ts'
import type { SheetModel } from '../core/sheet-model.ts'
import { ChoiceList, optionId } from './choice-list.tsx'
import type { Geometry } from './geometry.ts'
import { useChoices } from './use-choices.ts'

interface CellEditorProps {
  model: SheetModel
  geometry: Geometry
  gridId: string
  activeId: string
  messageId: string
  onFind: () => void
}

/**
 * The one input of the sheet. It always has the focus and stands over the active cell, empty and unseen until something is typed, so that
 * an input method composes in it from the first key. React never writes its text: typing draws nothing.
 */
export function CellEditor({ model, geometry, gridId, activeId, messageId, onFind }: CellEditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const released = useRef(false)
  const { editing, selection, activeColumn, activeRow, texts, view } = model
  const choices = useChoices(model)
  const listId = `${gridId}-choices`
  const mode = editing?.mode

  useEffect(
    () =>
      model.attach({
        text: () => input.current?.value ?? '',
        focus: () => input.current?.focus({ preventScroll: true }),
      }),
    [model],
  )
  // An edit that keeps the text begins with it; after an edit the input is empty again. Typing over has begun by itself.
  const editText = mode === 'edit' ? model.activeText : undefined
  const before = useRef(mode)
  useLayoutEffect(() => {
    const element = input.current
    const came = before.current
    before.current = mode
    if (!element || came === mode) return
    if (mode === undefined) element.value = ''
    else if (mode === 'edit' && came === undefined) {
      element.value = editText ?? ''
      element.setSelectionRange(element.value.length, element.value.length)
    }
  }, [mode, editText])

  /** Typing over begins with the first text or composition; a cell that cannot be changed takes none. */
  const begin = () => {
    if (model.editing || model.beginEdit('replace')) return true
    if (input.current) input.current.value = ''
    return false
  }
  const onInput = (event: FormEvent<HTMLTextAreaElement>) => {
    if (!begin()) return
    if (model.activeColumn?.kind === 'choice') choices.onText(event.currentTarget.value)
    model.typed(event.currentTarget.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const press = event.nativeEvent
    const wasReleased = released.current
    released.current = false
    if (!isComposition(press) && press.altKey && press.key === 'ArrowDown' && !press.shiftKey) {
      if (model.activeColumn?.kind === 'choice') model.beginEdit('edit')
      event.preventDefault()
      return
    }
    const mine =
      choices.onKey(press) ||
      handleKey(model, press, {
        text: () => event.currentTarget.value,
        breakLine: () => insertText(event.currentTarget, '\n'),
        openFind: onFind,
        release: () => {
          released.current = true
          model.tell(texts.leaveHint)
        },
        released: wasReleased,
      })
    if (mine) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (model.editing) return
    event.preventDefault()
    model.paste(event.clipboardData.getData('text/plain'))
  }
  const onCopy = (event: ClipboardEvent, cut: boolean) => {
    if (model.editing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', cut ? model.cut() : model.copy())
  }

  const { row, column } = selection.active
  const frozen = column < geometry.frozen
  const name = activeColumn ? `${activeColumn.header}${activeColumn.unit ? ` ${activeColumn.unit}` : ''}` : ''
  const label = activeRow && activeColumn ? texts.cellName(view.labelOf(activeRow), name) : texts.empty
  return (
    <div
      className={`jst-sheet__editor${frozen ? ' jst-sheet__editor--frozen' : ''}`}
      style={{ top: geometry.headHeight + row * geometry.rowHeight }}
    >
      <div
        className="jst-sheet__editor-place"
        style={frozen ? { position: 'sticky', left: geometry.lefts[column] } : { left: geometry.lefts[column] }}
      >
        <textarea
          ref={input}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          className={`jst-sheet__input jst-sheet__cell--${activeColumn?.align ?? 'left'}${mode ? ' jst-sheet__input--on' : ''}`}
          style={{
            minWidth: geometry.widths[column] ?? 120,
            width: mode ? undefined : geometry.widths[column],
            minHeight: geometry.rowHeight,
          }}
          inputMode={activeColumn?.kind === 'int' ? 'numeric' : activeColumn?.kind === 'decimal' ? 'decimal' : 'text'}
          aria-label={label}
          aria-readonly={!model.canEdit}
          aria-controls={choices.open ? listId : gridId}
          aria-activedescendant={choices.open && choices.at >= 0 ? optionId(listId, choices.at) : mode || !activeRow ? undefined : activeId}
          aria-autocomplete={choices.column ? 'list' : undefined}
          aria-describedby={messageId}
          onKeyDown={onKeyDown}
          onInput={onInput}
          onCompositionStart={begin}
          onPaste={onPaste}
          onCopy={(event) => onCopy(event, false)}
          onCut={(event) => onCopy(event, true)}
          onBlur={() => model.flush()}
        />
        {choices.open && choices.column && (
          <ChoiceList
            id={listId}
            label={texts.chooseFrom(choices.column.header)}
            choices={choices.choices}
            at={choices.at}
            onChoose={choices.choose}
          />
        )}
      </div>
    </div>
  )
}

function insertText(element: HTMLTextAreaElement, text: string): void {
  element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end')
}

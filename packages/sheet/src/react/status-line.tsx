import { isComposition } from '../core/keys.ts'
import { useState } from 'react'
import { groupDigits } from '../core/exact.ts'
import { isSingle } from '../core/selection.ts'
import type { SheetModel } from '../core/sheet-model.ts'

interface StatusLineProps {
  model: SheetModel
  messageId: string
  /** The form for one value into all selected cells is open. */
  bulk: boolean
  onBulk: (open: boolean) => void
}

/** Where one is, what is wrong there, what is selected, and what the last act came to. */
export function StatusLine({ model, messageId, bulk, onBulk }: StatusLineProps) {
  const { view, selection, range, texts, stats, notice, activeRow, activeColumn } = model
  const single = isSingle(selection)
  const mark = activeRow && activeColumn ? model.marks.get(activeRow.id)?.get(activeColumn.key) : undefined
  const reason = activeRow && activeColumn ? view.reasonsOf(activeRow).get(activeColumn.key) : undefined
  const message = reason ?? mark?.message
  const severity = reason === undefined ? mark?.severity : 'error'
  return (
    <div className="jst-sheet__status">
      <span className="jst-sheet__place">{activeRow && activeColumn && texts.place(view.labelOf(activeRow), activeColumn.header)}</span>
      <span id={messageId} className={`jst-sheet__message jst-sheet__message--${severity ?? 'none'}`}>
        {message}
      </span>
      {message === undefined && (
        <span className={`jst-sheet__notice jst-sheet__notice--${notice?.tone ?? 'info'}`}>
          {notice?.text ?? (model.readOnly ? texts.readOnlyCell : texts.keysHint)}
        </span>
      )}
      <span role="status" className="jst-sheet__hidden">
        <span key={notice?.id}>{notice?.text}</span>
      </span>
      <span className="jst-sheet__stats">
        {!single && <span>{texts.size(range.bottom - range.top + 1, range.right - range.left + 1)}</span>}
        {!single && <span>{texts.count(stats.count)}</span>}
        {!single && stats.sum !== undefined && <span>{texts.sum(groupDigits(stats.sum))}</span>}
        {!single && !model.readOnly && !bulk && (
          <button type="button" className="jst-sheet__button" onClick={() => onBulk(true)}>
            {texts.setValue}
          </button>
        )}
        {model.canAddRows && (
          <button
            type="button"
            className="jst-sheet__button"
            onClick={() => {
              model.insertRows('below')
              model.focus()
            }}
          >
            {texts.addRow}
          </button>
        )}
      </span>
      {bulk && <BulkForm model={model} onClose={() => onBulk(false)} />}
    </div>
  )
}

/** The form was opened by a person who wants to type in it. */
const takeFocus = (element: HTMLInputElement | null) => element?.focus()

function BulkForm({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const { texts, range } = model
  const [text, setText] = useState('')
  const cells = (range.bottom - range.top + 1) * (range.right - range.left + 1)
  const close = () => {
    onClose()
    model.focus()
  }
  return (
    <form
      className="jst-sheet__bulk"
      onSubmit={(event) => {
        event.preventDefault()
        model.setAll(text)
        close()
      }}
    >
      <label>
        {texts.setValueFor(cells)}
        <input
          ref={takeFocus}
          className="jst-sheet__field"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && !isComposition(event.nativeEvent) && close()}
        />
      </label>
      <button type="submit" className="jst-sheet__button">
        {texts.apply}
      </button>
      <button type="button" className="jst-sheet__button" onClick={close}>
        {texts.cancel}
      </button>
    </form>
  )
}

import type { SheetModel } from '@jst/sheet'
import type { ReactNode } from 'react'
import { useBoxTexts } from './texts.ts'

interface BoxToolsProps {
  sheet: SheetModel
  /** Names of a box and of a line. */
  box?: string
  line?: string
  /** Tools on the right, such as files. */
  children?: ReactNode
}

/** Rows in and out of a sheet of boxes. */
export function BoxTools({ sheet, box, line, children }: BoxToolsProps) {
  const words = useBoxTexts()
  const insert = (place: 'below' | 'child') => {
    sheet.insertRows(place)
    sheet.focus()
  }
  return (
    <div className="jst-toolbar jst-goods-tools">
      <div className="jst-toolbar-left">
        <BoxTool onClick={() => insert('below')}>{words.add(box ?? words.box)}</BoxTool>
        <BoxTool onClick={() => insert('child')}>{words.add(line ?? words.line)}</BoxTool>
        <BoxTool onClick={() => sheet.removeRows()}>{words.removeRows}</BoxTool>
      </div>
      {children ? <div className="jst-toolbar-right">{children}</div> : null}
    </div>
  )
}

interface BoxToolProps {
  onClick: () => void
  children: ReactNode
  title?: string
  disabled?: boolean
  pressed?: boolean
}

/** A button of the bar above a sheet. */
export function BoxTool({ onClick, children, title, disabled, pressed }: BoxToolProps) {
  return (
    <button type="button" className="jst-tool-button" title={title} disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  )
}

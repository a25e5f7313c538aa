import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { FilePick } from '@jst/ui'
import { texts } from './texts.ts'

interface Tool {
  readonly label: string
  readonly glyph?: string
  readonly isOn?: boolean
  readonly run: () => void
}

interface ToolbarProps {
  editor: Editor
  label: string
  onLink: () => void
  /** Absent: pictures are no part of this text. */
  onPicture?: ((file: File) => void) | undefined
}

/** Acts on what is selected, one stop of Tab: arrows move inside. */
export function Toolbar({ editor, label, onLink, onPicture }: ToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const is = (name: string, attrs: Record<string, unknown> = {}) => current.isActive(name, attrs)
      return {
        h2: is('heading', { level: 2 }),
        h3: is('heading', { level: 3 }),
        bold: is('bold'),
        italic: is('italic'),
        underline: is('underline'),
        strike: is('strike'),
        bullets: is('bulletList'),
        numbers: is('orderedList'),
        quote: is('blockquote'),
        link: is('link'),
        table: is('table'),
      }
    },
  })
  const chain = () => editor.chain().focus()
  const tools: readonly Tool[] = [
    { label: texts.heading, isOn: on.h2, run: () => chain().toggleHeading({ level: 2 }).run() },
    { label: texts.subheading, isOn: on.h3, run: () => chain().toggleHeading({ level: 3 }).run() },
    { label: texts.bold, glyph: texts.glyph.bold, isOn: on.bold, run: () => chain().toggleBold().run() },
    { label: texts.italic, glyph: texts.glyph.italic, isOn: on.italic, run: () => chain().toggleItalic().run() },
    { label: texts.underline, glyph: texts.glyph.underline, isOn: on.underline, run: () => chain().toggleUnderline().run() },
    { label: texts.strike, glyph: texts.glyph.strike, isOn: on.strike, run: () => chain().toggleStrike().run() },
    { label: texts.bullets, isOn: on.bullets, run: () => chain().toggleBulletList().run() },
    { label: texts.numbers, isOn: on.numbers, run: () => chain().toggleOrderedList().run() },
    { label: texts.quote, isOn: on.quote, run: () => chain().toggleBlockquote().run() },
    { label: texts.line, run: () => chain().setHorizontalRule().run() },
    { label: texts.link, isOn: on.link, run: onLink },
    ...(on.table
      ? [
          { label: texts.row, run: () => chain().addRowAfter().run() },
          { label: texts.column, run: () => chain().addColumnAfter().run() },
          { label: texts.dropTable, run: () => chain().deleteTable().run() },
        ]
      : [{ label: texts.table, run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() }]),
    { label: texts.undo, run: () => chain().undo().run() },
    { label: texts.redo, run: () => chain().redo().run() },
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its tools is the stop of Tab
    <div role="toolbar" aria-label={texts.toolbar(label)} className="jst-rich-tools" onKeyDown={moveFocus}>
      {tools.map(({ label: name, glyph, isOn, run }, at) => (
        <button
          key={name}
          type="button"
          className="jst-rich-tool"
          title={name}
          aria-label={name}
          aria-pressed={isOn}
          tabIndex={at === 0 ? 0 : -1}
          onClick={run}
        >
          {glyph ?? name}
        </button>
      ))}
      {onPicture ? (
        <FilePick accept="image/png,image/jpeg,image/webp,image/avif,image/gif" label={texts.picture} onFile={onPicture}>
          {(choose) => (
            <button type="button" className="jst-rich-tool" tabIndex={-1} onClick={choose}>
              {texts.picture}
            </button>
          )}
        </FilePick>
      ) : null}
    </div>
  )
}

/** Arrows, Home and End move between the tools. */
function moveFocus(event: React.KeyboardEvent<HTMLDivElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const at = tools.indexOf(event.target as HTMLButtonElement)
  const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }
  const to = steps[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  const next = tools[(to + tools.length) % tools.length]
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1
  next?.focus()
}

import { readRich } from '@jst/contracts/portal'
import type { JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { LinkDialog } from './LinkDialog.tsx'
import type { RichTextProps } from './props.ts'
import { extensions } from './schema.ts'
import { texts } from './texts.ts'
import { Toolbar } from './Toolbar.tsx'

/** The document of a text, as the editor takes it; an empty one for what is no rich text. */
const contentOf = (value: string) => (readRich(value) ?? '') as JSONContent

/** The editor itself, which is loaded when it is first shown. */
export function RichTextEditor({ label, value, onChange, error, disabled = false, required, addPicture }: RichTextProps) {
  /** Last emitted text: the cursor stays when the same text comes back. */
  const lastValue = useRef(value)
  const [linking, setLinking] = useState(false)
  const [failed, setFailed] = useState('')
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    editable: !disabled,
    // the policy of the app allows no style element; portal.css has what the editor needs
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'jst-rich-text',
        ...(required ? { 'aria-required': 'true' } : {}),
        ...(error ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      lastValue.current = changed.isEmpty ? '' : JSON.stringify(changed.getJSON())
      onChange(lastValue.current)
    },
  })
  useEffect(() => {
    if (value === lastValue.current) return
    lastValue.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])

  const upload = async (file: File) => {
    setFailed('')
    try {
      const key = await addPicture!(file)
      editor.chain().focus().setImage({ src: key, alt: '' }).run()
    } catch (reason) {
      setFailed(reason instanceof Error && reason.message ? reason.message : texts.pictureFailed)
    }
  }
  return (
    <div className={error ? 'jst-rich is-wrong' : 'jst-rich'}>
      {disabled ? null : (
        <Toolbar
          editor={editor}
          label={label}
          onLink={() => setLinking(true)}
          onPicture={addPicture ? (file) => void upload(file) : undefined}
        />
      )}
      <EditorContent editor={editor} />
      {failed ? (
        <p className="jst-field-note" role="alert">
          {failed}
        </p>
      ) : null}
      {linking ? (
        <LinkDialog
          address={String(editor.getAttributes('link')['href'] ?? '')}
          onClose={() => setLinking(false)}
          onSave={(href) => {
            setLinking(false)
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href === '') chain.unsetLink().run()
            else if (editor.state.selection.empty && !editor.isActive('link'))
              chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
            else chain.setLink({ href }).run()
          }}
        />
      ) : null}
    </div>
  )
}

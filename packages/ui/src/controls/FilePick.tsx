import { useState, type ReactNode } from 'react'

/** Props of a file picker and its button. */
export interface FilePickProps {
  /** Endings and media types, as of a file input: `.xlsx,.csv`. What comes is checked by the server all the same. */
  accept: string
  /** Says what the file is for, to those who do not see the button. */
  label: string
  /** The file that was chosen; the same one may be chosen again. */
  onFile: (file: File) => void
  /** The button; `choose` opens the browser's own window. */
  children: (choose: () => void) => ReactNode
}

/** Asks for one file by a button of one's own. */
export function FilePick({ accept, label, onFile, children }: FilePickProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <>
      {children(() => input?.click())}
      <input
        ref={setInput}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

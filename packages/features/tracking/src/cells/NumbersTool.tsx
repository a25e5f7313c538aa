import { lazyPart } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

const NumbersDialog = lazyPart(async () => (await import('./NumbersDialog.tsx')).NumbersDialog)

/** A button that asks for many numbers: a line of search takes no line ends. */
export function NumbersTool({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="jst-tool-button" onClick={() => setOpen(true)}>
        {texts.numbersTool}
      </button>
      {open ? <NumbersDialog value={value} onSearch={onSearch} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

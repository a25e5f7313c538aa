import { useDeferredValue, useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { paymentMethods, signingMethods } from '@jst/contracts/si'
import { Panel, TextButton } from '@jst/ui'
import { useEditor } from '../EditorContext.tsx'
import { BillSheet } from './BillSheet.tsx'
import { pagesOf } from './pages.ts'
import { texts as words } from './texts.ts'

const codes = { paymentMethods, signingMethods }
/** Debounce of the preview in milliseconds: typing has priority. */
const rest = 600

/** The first page of the bill beside the form, drawn anew when typing rests. */
export const BesidePreview = observer(function BesidePreview() {
  const { model } = useEditor()
  const { current } = model.session
  const [rested, setRested] = useState(current)
  useEffect(() => {
    const timer = setTimeout(() => setRested(current), rest)
    return () => clearTimeout(timer)
  }, [current])
  const record = useDeferredValue(rested)
  if (!record) return null
  const pages = pagesOf(record)
  return (
    <Panel
      title={words.title}
      className="jst-beside"
      extra={<TextButton onClick={() => model.view.show('preview')}>{words.allPages(pages.length)}</TextButton>}
    >
      {pages[0] && <BillSheet record={record} page={pages[0]} no={1} count={pages.length} codes={codes} />}
    </Panel>
  )
})
